import { dashboard, jobs } from '@shortlist/api-contract';
import {
  aJob,
  FORTY_TAGS,
  LONG_NAME,
  LONG_SENTENCE,
  someStats,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { answerPages, mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { descriptionIsRead } from '../testing/find-skills.ts';
import { aDescription, backendEngineer, daysAgo, sampleJobs } from '../testing/sample-jobs.ts';
import { TabFrame } from '../testing/TabFrame.tsx';
import PositionManagementWidget from './PositionManagementWidget.tsx';

/** The list as the server filters it. */
function listed(all: readonly ReturnType<typeof aJob>[]) {
  return answerPages(jobs.list, ({ url }) => {
    const isActive = new URL(url).searchParams.get('is_active') === 'true';
    return all.filter(({ is_active }) => is_active === isActive);
  });
}

const stats = mockResponse(dashboard.stats, someStats({ total_job_positions: 120, open_job_positions: 80 }));

const meta = {
  title: 'Screens/Jobs/Position management',
  component: TabFrame,
  args: { tab: PositionManagementWidget, search: `job=${backendEngineer.id}` },
  parameters: {
    layout: 'fullscreen',
    msw: [
      stats,
      listed(sampleJobs),
      mockResponse(jobs.get, backendEngineer),
      mockResponse(jobs.update, backendEngineer),
      ...descriptionIsRead,
    ],
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof TabFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const zone = (canvas: HTMLElement, name: string) => within(canvas).findByRole('grid', { name });
const item = (canvas: HTMLElement, name: string) => within(canvas).findByRole('row', { name });

export const Full: Story = {
  name: '[PM-01, PM-02] Full',
  play: async ({ canvas, canvasElement }) => {
    const chosen = 'Senior Backend Engineer';
    await expect(await canvas.findByRole('heading', { level: 2, name: chosen })).toBeVisible();
    await expect(canvas.getByText('Dec 18, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '3 applicants' })).toBeVisible();
    await expect(await zone(canvasElement, 'Active')).toContainElement(await item(canvasElement, chosen));
    await expect(await zone(canvasElement, 'Inactive')).toContainElement(
      await item(canvasElement, 'Night Operations Planner'),
    );
  },
};

export const Loading: Story = {
  parameters: { msw: [stats, mockPending(jobs.list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading position')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { search: '' },
  parameters: { msw: [stats, listed([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No positions yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [stats, mockError(jobs.list, 'rate_limited', { error: 'Too many calls. Wait a minute.' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load job positions')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const wordy = aJob({
  title: LONG_NAME,
  description: aDescription(`${LONG_SENTENCE.repeat(4)}\n${UNBROKEN}`, {
    company: UNBROKEN,
    skillTags: [...FORTY_TAGS, UNBROKEN],
    dueDate: LONG_SENTENCE,
  }),
});

export const LongText: Story = {
  args: { search: `job=${wordy.id}` },
  parameters: { msw: [stats, listed([wordy, aJob({ title: UNBROKEN, is_active: false })])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: LONG_NAME })).toBeVisible();
  },
};

export const Narrow: Story = {
  name: 'Narrow: the lists, then the position in their place',
  args: { search: '' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await item(canvasElement, 'Product Designer'));

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Product Designer' })).toBeVisible());
    await expect(canvas.getByRole('row', { name: 'Finance Controller', hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All Positions' }));
    await expect(await item(canvasElement, 'Finance Controller')).toBeVisible();
  },
};

const many = Array.from({ length: 40 }, (_, at) =>
  aJob({ title: `Engineer ${at + 1}`, created_at: daysAgo(at) }),
);

export const Many: Story = {
  name: 'A long list comes by twenty, and says how long it is',
  args: { search: '' },
  parameters: { msw: [listed(many), stats] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('80')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more active positions' }));

    await expect(await item(canvasElement, 'Engineer 40')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Show More/ })).toBeNull();
    // How far the press has scrolled, and so how many are drawn, is the browser's affair.
    scrollTo(0, 0);
    await expect(await item(canvasElement, 'Engineer 1')).toBeVisible();
  },
};

export const Moved: Story = {
  name: '[PM-01] Moved by the keyboard, and back when it is refused',
  parameters: {
    msw: [
      stats,
      listed(sampleJobs),
      mockResponse(jobs.get, backendEngineer),
      mockError(jobs.update, 'unavailable', { error: 'The server is being restarted.' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    (await item(canvasElement, 'Senior Backend Engineer')).focus();
    await userEvent.keyboard(' {ArrowRight} ');

    await expect(await canvas.findByText(/Senior Backend Engineer returned to Active/)).toBeInTheDocument();
    await expect(await zone(canvasElement, 'Active')).toContainElement(
      await item(canvasElement, 'Senior Backend Engineer'),
    );
  },
};

export const Edited: Story = {
  name: '[PM-03] The dialog holds every field, and asks before it drops a change',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Position' }));
    await expect(dialog.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await expect(dialog.getByRole('radiogroup', { name: 'Tag Color' })).toBeVisible();

    await userEvent.type(dialog.getByRole('textbox', { name: 'Company' }), ' GmbH');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EditFailed: Story = {
  name: '[PM-03] An edit that is refused stays in the dialog',
  parameters: {
    msw: [
      stats,
      listed(sampleJobs),
      mockError(jobs.update, 'internal', { error: 'Something broke.' }),
      ...descriptionIsRead,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Position' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), ' II{Enter}');

    await expect(await dialog.findByText('Failed to update position. Please try again.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('Senior Backend Engineer II');
  },
};

export const Deleting: Story = {
  name: '[PM-04] A deletion asks, and says what goes',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this position?' });
    await expect(question).toHaveTextContent(
      'Senior Backend Engineer and its 3 matches will be deleted. Resumes are kept. You can undo this for 10 seconds.',
    );
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const NothingFound: Story = {
  name: 'A search that finds nothing says so in each list',
  args: { search: '' },
  parameters: {
    msw: [
      stats,
      answerPages(jobs.list, ({ url }) => (new URL(url).searchParams.has('search') ? [] : sampleJobs)),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search positions' }), 'zebra');

    await expect(await canvas.findByText('No matching active positions')).toBeVisible();
    await expect(canvas.getByText('No matching inactive positions')).toBeVisible();
  },
};
