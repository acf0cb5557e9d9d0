import { type Job, jobs } from '@shortlist/api-contract';
import { aJob, COMPOUND, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { answerPages, mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { JobsFrame } from '../testing/JobsFrame.tsx';
import { aDescription, daysAgo, sampleJobs } from '../testing/sample-jobs.ts';

const meta = {
  title: 'Screens/Jobs/Job list',
  component: JobsFrame,
  args: { path: '/joblist' },
  parameters: { layout: 'fullscreen', msw: [mockResponse(jobs.list, sampleJobs)] },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof JobsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[JB-01] Full',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Embedded Engineer/ });

    await expect(row).toHaveTextContent('Calder Robotics');
    await expect(row).toHaveTextContent('58%');
    await expect(row).toHaveTextContent('5 days ago');
    await expect(canvas.getByRole('link', { name: 'New Job' })).toHaveAttribute('href', '/joblist/new');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(jobs.list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading positions')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[JB-01] Empty',
  parameters: { msw: [mockResponse(jobs.list, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs found. Create one!')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Failed: Story = {
  name: '[JB-06] Failed',
  parameters: { msw: [mockError(jobs.list, 'rate_limited', { error: 'Too many calls. Wait a minute.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load job positions')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(jobs.list, [
        aJob({ title: LONG_NAME, matched_resumes: 1204, best_match_score: 1, created_at: daysAgo(1200) }),
        aJob({ title: COMPOUND, description: aDescription('Closes the month.', { company: LONG_NAME }) }),
        aJob({ title: UNBROKEN, description: aDescription('Closes the month.', { company: UNBROKEN }) }),
        ...sampleJobs.slice(0, 2),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const TriedAgain: Story = {
  name: '[JB-06] Failed, then tried again',
  parameters: {
    msw: [
      mockError(jobs.list, 'rate_limited', { error: 'Too many calls. Wait a minute.', once: true }),
      mockResponse(jobs.list, sampleJobs),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load job positions')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));

    await expect(await canvas.findByRole('link', { name: 'Product Designer' })).toBeVisible();
  },
};

/** Filters as the server does, as far as these stories ask. */
function found(request: Request): Job[] {
  const asked = new URL(request.url).searchParams;
  const words = asked.get('search')?.toLowerCase() ?? '';
  const isActive = asked.get('is_active');
  const fitting = sampleJobs.filter(
    (job) =>
      (isActive === null || String(job.is_active) === isActive) &&
      `${job.title} ${job.company}`.toLowerCase().includes(words),
  );
  return asked.get('sort') === 'title' ? fitting.sort((a, b) => a.title.localeCompare(b.title)) : fitting;
}

const searching = { msw: [mockResponse(jobs.list, found)] };

export const Searched: Story = {
  name: 'The server narrows the list by words and status',
  parameters: searching,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search positions' }), 'fennimore');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));

    await userEvent.click(canvas.getByRole('radio', { name: 'Inactive' }));

    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Senior Backend Engineer' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Night Operations Planner' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('fennimore');
  },
};

export const Sorted: Story = {
  name: 'The server sorts the list',
  parameters: searching,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sort/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Title A-Z' }));

    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Embedded Engineer'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFits: Story = {
  args: { path: '/joblist?search=astronaut' },
  parameters: searching,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching positions')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('astronaut');
  },
};

export const AllAgain: Story = {
  ...NothingFits,
  name: 'Nothing fits, then all of them',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Filters' }));

    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(sampleJobs.length + 1));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

let calls: string[] = [];

export const Typing: Story = {
  name: 'A search begins when the typing pauses, and at once with Enter',
  parameters: {
    msw: [
      mockResponse(jobs.list, (request) => {
        calls.push(new URL(request.url).searchParams.get('search') ?? '');
        return found(request);
      }),
    ],
  },
  beforeEach: () => {
    calls = [];
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'robotics');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(calls).toEqual(['', 'robotics']);

    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'health{Enter}');

    await expect(await canvas.findByRole('link', { name: 'Product Designer' })).toBeVisible();
    await expect(calls).toEqual(['', 'robotics', 'health']);
  },
};

let kept: Job[] = [];

export const Deleted: Story = {
  name: '[JB-05] [FR-06] [ST-01] Delete asks, takes the row away, and deletes it once Undo has gone',
  parameters: {
    msw: [
      mockResponse(jobs.list, () => kept),
      mockResponse(jobs.remove, (_, { id }) => {
        kept = kept.filter((job) => job.id !== id);
        return { ok: true as const };
      }),
    ],
  },
  beforeEach: () => {
    kept = [...sampleJobs];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Embedded Engineer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this position?' });
    await expect(dialog).toHaveTextContent(
      'Embedded Engineer and its match will be deleted. Resumes are kept. You can undo this for 10 seconds.',
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());

    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(canvas.queryByText('Embedded Engineer')).toBeNull());
    await expect(kept).toHaveLength(sampleJobs.length);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(kept).toHaveLength(sampleJobs.length - 1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const DeleteUndone: Story = {
  name: '[FR-06] Undo brings a deleted position back',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Product Designer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Product Designer' })).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await expect(await canvas.findByRole('link', { name: 'Product Designer' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const MarkedInactive: Story = {
  name: 'A position is closed from its row',
  parameters: {
    msw: [
      mockResponse(jobs.list, () => kept),
      mockResponse(jobs.get, (_, { id }) => kept.find((job) => job.id === id) ?? aJob()),
      mockResponse(jobs.update, (_, { id }) => {
        kept = kept.map((job) => (job.id === id ? { ...job, is_active: false } : job));
        return kept.find((job) => job.id === id) ?? aJob();
      }),
    ],
  },
  beforeEach: () => {
    kept = [...sampleJobs];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Product Designer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as inactive' }));

    const row = canvas.getByRole('row', { name: /Product Designer/ });
    await waitFor(() => expect(within(row).getByText('Inactive')).toBeVisible());
    await waitFor(() => expect(kept.filter(({ is_active }) => !is_active)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Comfortable: Story = {
  name: '[FR-03] Rows of 36 px become 48 by a switch that is remembered',
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Product Designer')).closest('tr');
    await expect(row?.offsetHeight).toBe(36);
    await userEvent.click(canvas.getByRole('button', { name: 'Comfortable rows' }));
    await expect(row?.offsetHeight).toBe(48);
    await expect(localStorage.getItem('density:positions')).toBe('comfortable');
  },
};

export const LongTextNarrow: Story = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};

const many = Array.from({ length: 130 }, (_, at) => aJob({ title: `Position ${at + 1}` }));

export const Many: Story = {
  name: 'A hundred rows at first, more on demand',
  parameters: { msw: [answerPages(jobs.list, () => many)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Position 1' })).toBeInTheDocument();
    await expect(canvas.getByText('100 positions shown')).toBeInTheDocument();
    // Rows are drawn as they come near.
    const more = canvas.getByRole('button', { name: 'Show More' });
    more.scrollIntoView();
    await expect(await canvas.findByRole('link', { name: 'Position 100' })).toBeInTheDocument();
    await userEvent.click(more);
    await expect(await canvas.findByText('130 positions')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show More' })).toBeNull();
    // The table grows while its rows come: the end of the page is further down then.
    await waitFor(() => {
      canvas.getByRole('navigation', { name: 'Pages of positions' }).scrollIntoView();
      return expect(canvas.getByRole('link', { name: 'Position 130' })).toBeInTheDocument();
    });
  },
};
