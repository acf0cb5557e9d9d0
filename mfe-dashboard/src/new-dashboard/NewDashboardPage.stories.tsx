import { LONG_NAME } from '@shortlist/api-contract/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  empty,
  failing,
  full,
  loading,
  recruiter,
  withOutcomes,
  wordy,
} from '../testing/dashboard-stories.ts';
import { Dashboard, everyTab } from '../testing/tab-stories.tsx';

const meta: Meta = {
  title: 'Screens/Dashboard/New dashboard',
  parameters: { layout: 'fullscreen' },
  render: () => <Dashboard />,
};

export default meta;

export const Full: StoryObj = {
  name: '[HM-01, HM-03, HM-04] Full',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: /^Good .+, Marta$/ })).toBeVisible();
    await expect(await screen.findByRole('rowheader', { name: /Tomasz Wieland/ })).toBeVisible();
    await expect((await screen.findAllByText('estimated')).length).toBe(3);
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: loading } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading metrics' })).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: '[HM-05] Empty',
  parameters: { msw: { handlers: empty } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('No jobs found. Create one!')).toBeVisible();
    await expect(await screen.findByText('No matched jobs found.')).toBeVisible();
    await expect(await screen.findByText('No matches in the last 12 weeks')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: '[HM-02, HM-06] Failed',
  parameters: { msw: { handlers: failing } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Matched Candidates', {}, { timeout: 5000 })).toBeVisible();
    await expect(await screen.findByText('Priority 6', {}, { timeout: 5000 })).toBeVisible();
    await expect(
      await screen.findByText('Failed to load job positions', {}, { timeout: 5000 }),
    ).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: { msw: { handlers: wordy } },
  render: () => <Dashboard session={{ ...recruiter, username: LONG_NAME.slice(0, 80) }} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('rowheader', { name: /Maximiliane/ })).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Recorded: StoryObj = {
  name: '[HM-03] Recorded outcomes',
  parameters: { msw: { handlers: withOutcomes } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const metrics = await screen.findByRole('region', { name: 'Metrics' });
    await expect(await within(metrics).findAllByText('+2 this week')).toHaveLength(2);
    await expect(within(metrics).getAllByText('+1 this week')).toHaveLength(2);
    await expect(within(metrics).queryByText('estimated')).toBeNull();
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const OnePosition: StoryObj = {
  name: '[HM-04] One position is chosen',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('rowheader', { name: /Tomasz Wieland/ });
    const positions = within(await screen.findByRole('group', { name: 'Position' }));

    await userEvent.click(positions.getByRole('button', { name: /^Data Analyst/ }));

    await expect(await screen.findByRole('rowheader', { name: /Priya Raghunathan/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Tomasz Wieland/ })).toBeNull());
    await userEvent.click(positions.getByRole('button', { name: /^Product Designer/ }));
    await expect(await screen.findByText('No matches found for this job.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Match Resumes' })).toBeVisible();
  },
};

export const TabDown: StoryObj = {
  tags: ['logs-errors'],
  name: '[SH-08] A tab whose remote is down fails in its place',
  parameters: { msw: { handlers: full } },
  render: () => (
    <Dashboard tab="position-tracking" widgets={{ ...everyTab, 'mfe_jobs/TrackingBoard': null }} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })).toBeVisible();
  },
};

export const UnknownTab: StoryObj = {
  name: '[ND-01] An unknown tab is home',
  parameters: { msw: { handlers: full } },
  render: () => <Dashboard tab="no-such-tab" />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: /^Good .+, Marta$/ })).toBeVisible();
  },
};
