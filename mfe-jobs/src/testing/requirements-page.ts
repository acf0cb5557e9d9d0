import { jobs } from '@shortlist/api-contract';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendEngineer } from './sample-jobs.ts';

/** Where the requirements of the sample position are. */
export const requirementsAddress = `/joblist/${backendEngineer.id}/requirements`;

/** The sample position itself. */
export const samplePosition = mockResponse(jobs.get, backendEngineer);

/** The row of a requirement, by its wording. */
export const row = (name: string) => screen.findByRole('row', { name });

/** The wordings of a group, in order. */
export const listed = (group: string) =>
  within(screen.getByRole('grid', { name: group }))
    .getAllByRole('row')
    .map((each) => each.getAttribute('aria-label'));

/** Opens the form of a requirement. */
export async function open(name: string): Promise<HTMLElement> {
  await userEvent.click(within(await row(name)).getByText(name));
  return screen.findByRole('form', { name: /Requirement \d+/ });
}

/** Chooses from the menu of a requirement. */
export async function choose(name: string, entry: string): Promise<void> {
  await row(name);
  await userEvent.click(screen.getByRole('button', { name: `Move ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}
