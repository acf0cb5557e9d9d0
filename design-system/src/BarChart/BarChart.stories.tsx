import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { BarChart } from './BarChart.tsx';

const guidance: Guidance = {
  dos: [
    'Lay bars down for names, set them upright for a course of time or a scale.',
    'Give an unknown value as null: it is hatched over the whole scale.',
    'Keep every step of a scale, and what has no place on it in a bar of its own with isOffScale.',
    'Sort by value unless the labels have an order of their own.',
  ],
  donts: [
    'Don’t write 0 for what nobody has counted.',
    'Don’t put more than two series beside each other: use a RadarChart or a table.',
    'Don’t connect counts by a line: what lies between two of them was never counted.',
  ],
  keyboard: [
    ['Tab', 'Moves to "Show as table".'],
    ['Enter or Space', 'Changes between the bars and their table.'],
  ],
};

const meta = {
  title: 'Data/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  parameters: { guidance },
  args: {
    label: 'Resumes by source',
    barsLabel: 'Source',
    bars: [
      { label: 'Referred by a colleague', value: 24 },
      { label: 'Careers page', value: 19 },
      { label: 'Agency', value: 11 },
      { label: 'Job fair', value: 0 },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <Card style={{ maxInlineSize: 520 }}>
        <CardHeader title={args.label} />
        <CardBody>
          <Story />
        </CardBody>
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Resumes by source' });
    await expect(within(figure).getByRole('img')).toHaveAccessibleName(
      'Resumes by source: Referred by a colleague 24, Careers page 19, Agency 11, Job fair 0.',
    );
  },
};

const months: Story['args'] = {
  label: 'Resumes a month',
  barsLabel: 'Month',
  orientation: 'vertical',
  bars: [
    { label: 'Jun', value: 31 },
    { label: 'Jul', value: 18 },
    { label: 'Aug', value: 12 },
    { label: 'Sep', value: 44 },
    { label: 'Oct', value: 52 },
    { label: 'Nov', value: 38 },
  ],
};

export const Vertical: Story = { args: months };

const twoSeries: Story['args'] = {
  label: 'Days to an answer',
  barsLabel: 'Position',
  series: ['Spring', 'Autumn'],
  format: (value) => `${value} d`,
  bars: [
    { label: 'Backend engineer', value: 12, second: 7 },
    { label: 'Practice manager', value: 9, second: 10 },
    { label: 'Freight planner', value: 4, second: null },
  ],
};

export const TwoSeries: Story = {
  args: twoSeries,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      'Days to an answer. Spring: Backend engineer 12 d, Practice manager 9 d, Freight planner 4 d. ' +
        'Autumn: Backend engineer 7 d, Practice manager 10 d, Freight planner unknown.',
    );
  },
};

export const TwoSeriesVertical: Story = { args: { ...twoSeries, orientation: 'vertical' } };

const uncertain: Story['args'] = {
  bars: [
    { label: 'Referred by a colleague', value: 24 },
    { label: 'Careers page', value: 19, isEstimated: true },
    { label: 'Agency', value: 11 },
    { label: 'Job fair', value: null },
  ],
};

export const UnknownAndEstimated: Story = {
  args: uncertain,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      /Careers page 19, estimated, Agency 11, Job fair unknown\.$/,
    );
  },
};

export const UnknownVertical: Story = {
  args: {
    ...months,
    bars: [
      { label: 'Aug', value: 12 },
      { label: 'Sep', value: 44 },
      { label: 'Oct', value: null },
      { label: 'Nov', value: 38, isEstimated: true },
    ],
  },
};

const scores: Story['args'] = {
  label: 'Resumes by score',
  barsLabel: 'Score',
  orientation: 'vertical',
  bars: [
    { label: 'none', value: 6, isOffScale: true },
    ...[0, 1, 3, 7, 12, 17, 14, 4].map((value, index) => ({
      label: index === 0 ? '0–29' : `${index * 10 + 20}s`,
      value,
    })),
  ],
};

/** Every bar has its number; zero is the bare line; what is not on the scale is hatched. */
export const Histogram: Story = {
  args: scores,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      'Resumes by score: none 6, 0–29 0, 30s 1, 40s 3, 50s 7, 60s 12, 70s 17, 80s 14, 90s 4.',
    );
  },
};

export const HistogramNarrow: Story = {
  args: scores,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-orientation]')).toHaveAttribute(
      'data-orientation',
      'vertical',
    );
  },
};

const steps: Story['args'] = {
  label: 'From upload to acceptance',
  barsLabel: 'Step',
  notesLabel: 'Of the step before',
  bars: [
    { label: 'Resumes', value: 64, note: 'uploaded' },
    { label: 'Matched', value: 49, note: '77%' },
    { label: 'Interviewed', value: 11, note: '22%' },
    { label: 'Offered', value: 3, note: '27%' },
    { label: 'Accepted', value: 0, note: '0%' },
  ],
};

/** How many are left after each step: the notes say of what. */
export const WithNotes: Story = {
  args: steps,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Matched 49 77%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

export const WithNotesNarrow: Story = { args: steps, globals: { viewport: { value: 'narrow' } } };

/** Twelve weeks beside their number; a screen reader is told all of them. */
export const Small: Story = {
  args: {
    label: 'Interviewed by week',
    size: 'small',
    max: 6,
    bars: [0, 0, 1, 0, 2, 1, null, 0, 3, 0, 2, 4].map((value, week) => ({
      label: `Week ${week + 1}`,
      value,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Interviewed by week: Week 1 0, .+ Week 12 4\.$/,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TableView: Story = {
  args: twoSeries,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Days to an answer' });
    await expect(within(table).getByRole('row', { name: 'Freight planner 4 d unknown' })).toBeVisible();
  },
};

export const Empty: Story = { args: { bars: [], emptyText: 'No resumes in this quarter yet.' } };

export const Loading: Story = { args: { isLoading: true } };

const long: Story['args'] = {
  bars: [
    { label: 'Recommended by somebody who already works in the freight department', value: 1204 },
    { label: 'Arbeitnehmerüberlassungsgesellschaften', value: 86, isEstimated: true },
    { label: 'University', value: null },
  ],
  orientation: 'vertical',
};

/** Upright bars whose labels have no room lie down. */
export const LongText: Story = {
  args: long,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-orientation]')).toHaveAttribute(
        'data-orientation',
        'horizontal',
      ),
    );
  },
};

export const Narrow: Story = { args: twoSeries, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ימים עד תשובה',
    barsLabel: 'משרה',
    series: ['אביב', 'סתיו'],
    bars: [
      { label: 'מפתחת שרת', value: 12, second: 7 },
      { label: 'מנהל מרפאה', value: 9, second: 10 },
      { label: 'מתכננת שילוח', value: 4, second: null },
    ],
  },
};
