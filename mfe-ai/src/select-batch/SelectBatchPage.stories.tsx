import { PlatformFrame } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { JOB_ID } from '../testing/backend-position.ts';
import { aboutPosition, matchingOf, recruiter } from '../testing/handlers.ts';
import { empty, failed, loading, longText } from '../testing/picker-stories.ts';

const meta: Meta = {
  title: 'Screens/AI/Select resumes',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PlatformFrame session={recruiter} path={`/jobs/${JOB_ID}/select_resumes_batch`} routes={routes} />
  ),
};

export default meta;

export const Full: StoryObj = {
  name: '[AI-04] Several are chosen, one by one or all at once',
  parameters: { msw: { handlers: aboutPosition() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const all = await screen.findByRole('checkbox', { name: 'Select all' });
    await userEvent.click(screen.getByRole('checkbox', { name: /Ines Okafor/ }));
    await expect(screen.getByText('1 resume selected')).toBeVisible();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(screen.getByText('7 resumes selected')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Johan Sætre/ }));
    await expect(screen.getByRole('button', { name: 'Match 6 resumes' })).toBeVisible();
  },
};

export const Loading: StoryObj = { ...loading, name: '[AI-04] Loading' };

export const Empty: StoryObj = { ...empty, name: '[AI-04] Empty' };

export const Failed: StoryObj = { ...failed, name: '[AI-04] The list does not load' };

export const LongText: StoryObj = longText('checkbox');

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const NoneChosen: StoryObj = {
  name: '[AI-04] None chosen',
  parameters: { msw: { handlers: aboutPosition() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('checkbox', { name: 'Select all' });
    await userEvent.click(screen.getByRole('button', { name: 'Match Resumes' }));
    await expect(await screen.findByText('Please select at least one resume.')).toBeVisible();
  },
};

export const ToTheResults: StoryObj = {
  name: '[AI-04] The chosen resumes go to the results',
  parameters: { msw: { handlers: [...aboutPosition(), matchingOf()] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ines Okafor/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tomasz Wieland/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Match 2 resumes' }));
    await expect(await screen.findByRole('table', { name: 'Ranking' })).toBeVisible();
    await expect(await screen.findByText('2 resumes: 2 scored.')).toBeVisible();
  },
};

export const InAnotherOrder: StoryObj = {
  name: '[AI-04] The server orders them, and what is chosen stays chosen',
  parameters: { msw: { handlers: aboutPosition() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ines Okafor/ }));
    await userEvent.click(screen.getByRole('button', { name: /Sort/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Name A-Z' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Daniel Ashgrove'));
    await expect(screen.getByRole('checkbox', { name: /Ines Okafor/ })).toBeChecked();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search resumes' }), 'tomasz');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await expect(screen.getByText('2 resumes selected')).toBeVisible();
  },
};
