import { LONG_NAME } from '@shortlist/api-contract/testing';
import { PlatformFrame } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import {
  empty,
  failing,
  full,
  loading,
  recruiter,
  withOutcomes,
  wordy,
} from '../shared/dashboard-stories.ts';

const meta: Meta = {
  title: 'Screens/Dashboard/New dashboard',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={recruiter} path="/new-dashboard" routes={routes} />,
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
  render: () => (
    <PlatformFrame
      session={{ ...recruiter, username: LONG_NAME.slice(0, 80) }}
      path="/new-dashboard"
      routes={routes}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('rowheader', { name: /Maximiliane/ })).toBeVisible();
  },
};

export const Dark: StoryObj = { ...Full, name: 'Dark', globals: { theme: 'dark' } };

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Collapsed: StoryObj = {
  name: 'The sidebar collapses to icons, and stays so',
  parameters: { msw: { handlers: full } },
  beforeEach: () => {
    localStorage.removeItem('sidebar-collapsed');
    return () => localStorage.removeItem('sidebar-collapsed');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    await expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(localStorage.getItem('sidebar-collapsed')).toBe('true');
    await expect(await screen.findByRole('rowheader', { name: /Tomasz Wieland/ })).toBeVisible();
  },
};

export const Drawer: StoryObj = {
  name: 'Narrow, the sidebar in its drawer',
  parameters: { msw: { handlers: full } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('rowheader', { name: /Tomasz Wieland/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dashboard' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dashboard' }));
    await expect(drawer.getByRole('link', { name: 'Job Positions' })).toBeVisible();
  },
};

export const Recorded: StoryObj = {
  name: '[HM-03] Recorded outcomes',
  parameters: { msw: { handlers: withOutcomes } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const metrics = await screen.findByRole('region', { name: 'Metrics' });
    await expect((await within(metrics).findAllByText('of 7 recorded outcomes')).length).toBe(3);
    await expect(within(metrics).queryByText('estimated')).toBeNull();
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
