import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { cellOf } from './chart-data.ts';

const guidance: Guidance = {
  dos: [
    'Put every drawing of numbers into this frame; the charts of this library already stand in it.',
    'Name what is counted in the label: "Resumes received a day".',
    'Give the table the numbers as they are printed, with "unknown" where nobody knows.',
  ],
  donts: [
    'Don’t switch the table view off unless the same numbers stand in words beside the chart.',
    'Don’t write a summary that only says "a chart": say the numbers.',
    'Don’t show a chart of zeros where there is no data: leave the rows out, and it says so.',
  ],
  keyboard: [
    ['Tab', 'Moves to "Show as table".'],
    ['Enter or Space', 'Changes between the chart and its table.'],
  ],
};

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const received = [4, 6, 9, 8, 12];

const meta = {
  title: 'Data/ChartFigure',
  tags: ['autodocs'],
  component: ChartFigure,
  parameters: { guidance },
  args: {
    label: 'Resumes received a day',
    isPicture: true,
    data: {
      columns: ['Day', 'Resumes'],
      rows: days.map((label, day) => ({ label, cells: [cellOf(received[day] ?? null)] })),
    },
    children: (
      <svg width="120" height="24" aria-hidden="true">
        {received.map((count, day) => (
          <circle key={days[day]} cx={12 + day * 24} cy={12} r={count} fill="var(--series-one)" />
        ))}
      </svg>
    ),
  },
  decorators: [
    (Story, { args }) => (
      <Card style={{ maxInlineSize: 410 }}>
        <CardHeader title={args.label} />
        <CardBody>
          <Story />
        </CardBody>
      </Card>
    ),
  ],
} satisfies Meta<typeof ChartFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Resumes received a day' });
    await expect(within(figure).getByRole('img')).toHaveAccessibleName(
      'Resumes received a day: Mon 4, Tue 6, Wed 9, Thu 8, Fri 12.',
    );
  },
};

export const TableView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Resumes received a day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(within(table).getByRole('row', { name: 'Fri 12' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};

export const BackToTheChart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const UnknownAndEstimated: Story = {
  ...TableView,
  args: {
    data: {
      columns: ['Day', 'Received', 'Read'],
      rows: [
        { label: 'Thu', cells: [cellOf(8), cellOf(8)] },
        { label: 'Fri', cells: [cellOf(12), cellOf(9, String, true)] },
        { label: 'Sat', cells: [cellOf(3), cellOf(null)] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Resumes received a day. Received: Thu 8, Fri 12, Sat 3. Read: Thu 8, Fri 9, estimated, Sat unknown.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Sat 3 unknown' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    data: { columns: ['Day', 'Resumes'], rows: [] },
    emptyText: 'No resumes yet. The first one starts the line.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('status', { name: 'Loading Resumes received a day' }),
    ).toBeInTheDocument();
  },
};

const longText: Story['args'] = {
  data: {
    columns: [
      'Where the applications came from in this quarter',
      'Applications received',
      'Read by a recruiter',
    ],
    rows: [
      {
        label: 'Recommended by somebody who already works in the freight department',
        cells: [cellOf(1204), cellOf(1188)],
      },
      { label: 'Arbeitnehmerüberlassungsgesellschaften', cells: [cellOf(86), cellOf(null)] },
    ],
  },
};

export const LongText: Story = {
  args: longText,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'קורות חיים ליום',
    data: {
      columns: ['יום', 'התקבלו', 'נקראו'],
      rows: [
        { label: 'ראשון', cells: [cellOf(8), cellOf(8)] },
        { label: 'שני', cells: [cellOf(12), cellOf(9)] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
    await expect(within(canvasElement).getByRole('row', { name: 'שני 12 9' })).toBeVisible();
  },
};
