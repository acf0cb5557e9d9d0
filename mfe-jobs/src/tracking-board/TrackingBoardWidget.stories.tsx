import { dashboard, type JobStage, jobs } from '@shortlist/api-contract';
import { aBoard, aJob, aKanbanCard, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleBoard } from '../testing/sample-board.ts';
import { card, chooseFromMenuOf, TrackingTab } from '../testing/TrackingTab.tsx';
import TrackingBoardWidget from './TrackingBoardWidget.tsx';

const full = mockResponse(dashboard.kanban, { kanban: sampleBoard });

const meta = {
  title: 'Widgets/Jobs/Tracking board',
  component: TrackingBoardWidget,
  render: () => <TrackingTab />,
  args: { params: {}, onParamsChange: () => undefined },
  parameters: { layout: 'fullscreen', msw: [full] },
} satisfies Meta<typeof TrackingBoardWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = (name: string) => screen.getByRole('grid', { name });

export const Full: Story = {
  name: '[TR-01, TR-02] Full',
  play: async ({ canvas }) => {
    await card('Supply Chain Engineer');

    for (const name of ['Draft', 'Published', 'Interviewed', 'Offered', 'Completed']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(column('Published')).toHaveTextContent('Supply Chain Engineer');
    await expect(await card('Finance Controller')).toHaveTextContent('Today');
    await expect(await card('Route Planning Analyst')).toHaveTextContent('34 days ago');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(dashboard.kanban)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Draft' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockResponse(dashboard.kanban, { kanban: aBoard() })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No positions yet')).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [mockError(dashboard.kanban, 'rate_limited', { error: 'Too many calls. Wait a minute.' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load tracking board')).toBeVisible();
    await expect(canvas.getByText('Too many calls. Wait a minute.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(dashboard.kanban, {
        kanban: aBoard({
          draft: [aKanbanCard({ title: LONG_NAME, company: UNBROKEN, isActive: false, bestMatchScore: 1 })],
          published: [aKanbanCard({ title: UNBROKEN, company: LONG_NAME, isStageAutomatic: false })],
          interviewed: [
            aKanbanCard({ title: LONG_NAME, interviewed: 1204, offersSent: 310, offersAccepted: 120 }),
          ],
        }),
      }),
    ],
  },
  play: async () => {
    await expect(await card(UNBROKEN)).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

let board = sampleBoard;

/** As the server does: the card stands in the column where it was moved, and no longer follows its age. */
function place(id: string, stage: JobStage, isStageAutomatic: boolean) {
  const all = Object.values(board).flatMap(({ cards }) => cards);
  const moved = all.find((one) => one.id === id) ?? aKanbanCard();
  const columns = Object.entries(board).map(([name, { cards }]) => {
    const others = cards.filter((one) => one.id !== id);
    return [name, name === stage ? [...others, { ...moved, isStageAutomatic }] : others] as const;
  });
  board = aBoard(Object.fromEntries(columns));
  return aJob({ id, title: moved.title, stage, is_stage_automatic: isStageAutomatic });
}

const kept = {
  parameters: {
    msw: [
      mockResponse(dashboard.kanban, () => ({ kanban: board })),
      mockResponse(jobs.moveToStage, async (request, { id }) => {
        const { stage } = (await request.json()) as { stage: JobStage };
        return place(String(id), stage, false);
      }),
      mockResponse(jobs.resetStage, (_, { id }) => place(String(id), 'published', true)),
    ],
  },
  beforeEach: () => {
    board = sampleBoard;
  },
};

export const Moved: Story = {
  ...kept,
  name: '[TR-01] Moved by keyboard, it keeps its column',
  play: async () => {
    (await card('Supply Chain Engineer')).focus();
    await userEvent.keyboard(' {ArrowRight} ');

    await waitFor(() => expect(column('Interviewed')).toHaveTextContent('Supply Chain Engineer'));
    await waitFor(() =>
      expect(board.interviewed.cards.map(({ title }) => title)).toContain('Supply Chain Engineer'),
    );
    await expect(
      await within(await card('Supply Chain Engineer')).findByLabelText('Moved manually'),
    ).toBeVisible();
  },
};

export const BackToAutomatic: Story = {
  ...kept,
  name: '[TR-01] Back to automatic, it follows its age again',
  play: async () => {
    await chooseFromMenuOf('Route Planning Analyst', 'Back to automatic');

    await waitFor(() => expect(column('Published')).toHaveTextContent('Route Planning Analyst'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const back = await card('Route Planning Analyst');
    await waitFor(() => expect(within(back).queryByLabelText('Moved manually')).toBeNull());
  },
};

export const Refused: Story = {
  name: '[TR-01] A refused move goes back and says so',
  parameters: { msw: [full, mockError(jobs.moveToStage, 'not_found', { error: 'This position is gone.' })] },
  play: async () => {
    (await card('Supply Chain Engineer')).focus();
    await userEvent.keyboard(' {ArrowRight} ');

    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not moved. Supply Chain Engineer returned to Published. Failed to save the move. Try again.',
    );
    await expect(column('Published')).toHaveTextContent('Supply Chain Engineer');
  },
};

export const Filtered: Story = {
  name: '[TR-03] Filters narrow on the server',
  parameters: {
    msw: [
      mockResponse(dashboard.kanban, (request) => {
        const asked = new URL(request.url).searchParams;
        return {
          kanban:
            asked.get('company') === 'Calder Robotics'
              ? aBoard({ draft: sampleBoard.published.cards.slice(0, 1) })
              : sampleBoard,
        };
      }),
      mockResponse(jobs.companies, { companies: [{ name: 'Calder Robotics', positions: 1 }] }),
    ],
  },
  play: async ({ canvas }) => {
    await card('Supply Chain Engineer');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await userEvent.click(await screen.findByRole('option', { name: /Calder Robotics/ }));

    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Calder Robotics');
  },
};

export const NothingFits: Story = {
  render: () => <TrackingTab search="position=astronaut" />,
  parameters: { msw: [mockResponse(dashboard.kanban, { kanban: aBoard() })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching positions')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Position' })).toHaveValue('astronaut');
  },
};

export const Adding: Story = {
  name: '[TR-03] Add Position asks for a title',
  play: async ({ canvas }) => {
    await card('Finance Controller');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Position' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Position' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Position' }));

    await expect(await within(dialog).findByText('Title is required.')).toBeVisible();
  },
};

export const AddRefused: Story = {
  name: '[TR-03] A position that could not be added is still written',
  parameters: {
    msw: [full, mockError(jobs.create, 'rate_limited', { error: 'Too many calls. Wait a minute.' })],
  },
  play: async ({ canvas }) => {
    await card('Finance Controller');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Position' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Position' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Scrub Nurse{Enter}');

    await expect(
      await within(dialog).findByText('Failed to create position: Too many calls. Wait a minute.'),
    ).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /Title/ })).toHaveValue('Scrub Nurse');
  },
};

const hundred = Array.from({ length: 120 }, (_, at) =>
  aKanbanCard({ title: `Position ${at + 1}`, timeAgo: '20 days ago' }),
);

export const ManyCards: Story = {
  name: 'A page of a column at first, the rest on demand',
  parameters: {
    msw: [
      mockResponse(dashboard.kanban, (request) => {
        const isNext = new URL(request.url).searchParams.get('stage') === 'offered';
        const offered = isNext
          ? { cards: hundred.slice(50), total: 120, next_cursor: null }
          : { cards: hundred.slice(0, 50), total: 120, next_cursor: '50.next' };
        return { kanban: isNext ? { offered } : { ...aBoard(), offered } };
      }),
    ],
  },
  play: async () => {
    await card('Position 50');
    await userEvent.click(screen.getByRole('button', { name: 'Show more in Offered' }));

    await expect(await card('Position 120')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Show more in Offered' })).toBeNull();
  },
};
