import { PlatformFrame } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { JOB_ID } from '../testing/backend-position.ts';
import { aboutPosition, recruiter } from '../testing/handlers.ts';
import { empty, failed, loading, longText } from '../testing/picker-stories.ts';

const meta: Meta = {
  title: 'Screens/AI/Select a resume',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={recruiter} path={`/jobs/${JOB_ID}/resumes/select`} routes={routes} />,
};

export default meta;

export const Full: StoryObj = {
  name: '[AI-02] Exactly one is chosen',
  parameters: { msw: { handlers: aboutPosition() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: /Ines Okafor/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Johan Sætre/ }));
    await expect(screen.getByRole('radio', { name: /Ines Okafor/ })).not.toBeChecked();
    await expect(screen.getByText('1 resume selected')).toBeVisible();
  },
};

export const Loading: StoryObj = { ...loading, name: '[AI-02] Loading' };

export const Empty: StoryObj = { ...empty, name: '[AI-02] Empty' };

export const Failed: StoryObj = { ...failed, name: '[AI-02] The list does not load' };

export const LongText: StoryObj = longText('radio');

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const NoneChosen: StoryObj = {
  name: '[AI-02] None chosen',
  parameters: { msw: { handlers: aboutPosition() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('radio', { name: /Ines Okafor/ });
    await userEvent.click(screen.getByRole('button', { name: 'Match Resume' }));
    await expect(await screen.findByText('Please select a resume first.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Ines Okafor/ }));
    await expect(screen.queryByText('Please select a resume first.')).toBeNull();
  },
};

export const Searching: StoryObj = {
  name: '[AI-02] A search narrows the list',
  parameters: { msw: { handlers: aboutPosition() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const search = await screen.findByRole('searchbox', { name: 'Search resumes' });
    await userEvent.type(search, 'priya');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    await userEvent.type(search, ' nobody');
    await expect(await screen.findByText('No results for “priya nobody”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(7));
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
