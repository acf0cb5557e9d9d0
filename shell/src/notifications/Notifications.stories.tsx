import { type Batch, endpoints } from '@shortlist/api-contract';
import { aJobWithMatches, aPlan, aSubscription, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';

const { matches, batches, subscriptions } = endpoints;

const batch: Batch = {
  id: crypto.randomUUID(),
  kind: 'analysis',
  job_id: null,
  status: 'done',
  total: 12,
  done: 11,
  failed: 1,
  created_at: '2026-11-19T10:00:00.000Z',
  finished_at: '2026-11-19T10:02:00.000Z',
};
const trial = aSubscription({
  plan: aPlan({ name: 'Team' }),
  status: 'trialing',
  is_active: true,
  trial_end_date: '2026-11-25T00:00:00.000Z',
  auto_renew: true,
});
const job = aJobWithMatches({ job_title: 'Senior Backend Engineer' });
const happened = [
  mockResponse(matches.jobsWithMatches, { jobs: [job] }),
  mockResponse(batches.list, { batches: [batch] }),
  mockResponse(subscriptions.mine, trial),
];

const meta: Meta = {
  title: 'Screens/Shell/Notifications',
  parameters: { layout: 'fullscreen', msw: { handlers: happened } },
  render: () => <InShell session={marta} path="/joblist" routes={[]} hasNotices />,
};

export default meta;

/** Opens them, and gives what is in the panel. */
async function open(canvasElement: HTMLElement, name: RegExp | string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
}

export const Full: StoryObj = {
  name: 'Full: how many are new, the newest first, and where each leads',
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Notifications, 3 new');
    const links = (await panel.findAllByRole('link')).map((link) => link.textContent);
    await expect(links).toHaveLength(3);
    await expect(links).toContain('Your trial of Team ends on Nov 25, 2026');
    await expect(links).toContain('Analysis finished');
    await expect(panel.getByText('11 of 12 resumes analyzed. 1 failed.')).toBeVisible();
    await expect(panel.getAllByText('New')).toHaveLength(3);
    await expect(panel.getByRole('link', { name: 'Matches for Senior Backend Engineer' })).toHaveAttribute(
      'href',
      `/joblist/${job.job_id}`,
    );
    await userEvent.keyboard('{Escape}');
    const button = await within(canvasElement).findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Follows: StoryObj = {
  name: 'A notification leads to where it can be seen, and the panel closes',
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Notifications, 3 new');
    await userEvent.click(await panel.findByRole('link', { name: 'Analysis finished' }));
    await expect(await within(canvasElement).findByText('Went to /resumes')).toBeVisible();
    await expect(await within(canvasElement).findByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Loading: the rest of the page does not wait',
  parameters: { msw: { handlers: [mockPending(matches.jobsWithMatches), ...happened.slice(1)] } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Notifications');
    await expect(panel.queryByRole('link')).toBeNull();
  },
};

export const Empty: StoryObj = {
  name: 'Empty: nothing has happened yet',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.jobsWithMatches, { jobs: [] }),
        mockResponse(batches.list, { batches: [] }),
        mockResponse(subscriptions.mine, aSubscription()),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Notifications');
    await expect(await panel.findByText('No notifications yet')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: what could be had is there, and Retry brings the rest',
  parameters: {
    msw: { handlers: [mockError(batches.list, 'internal', { error: 'Boom.', once: true }), ...happened] },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Notifications');
    await expect(await panel.findByText("Some notifications couldn't be loaded")).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect(await panel.findByRole('link', { name: 'Analysis finished' })).toBeVisible();
    await expect(panel.queryByText("Some notifications couldn't be loaded")).toBeNull();
  },
};

const long = aJobWithMatches({ job_title: `${LONG_NAME} ${UNBROKEN}` });

export const LongText: StoryObj = {
  name: 'Long titles wrap inside the panel',
  parameters: {
    msw: { handlers: [mockResponse(matches.jobsWithMatches, { jobs: [long] }), ...happened.slice(1)] },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Notifications, 3 new');
    await expect(await panel.findByRole('link', { name: /^Matches for/ })).toBeVisible();
  },
};

const opened: StoryObj = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Notifications, 3 new');
    await expect(await panel.findAllByRole('link')).toHaveLength(3);
  },
};

export const Dark: StoryObj = { ...opened, name: 'Dark', globals: { theme: 'dark' } };

export const Narrow: StoryObj = { ...opened, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
