import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { BarChart } from './BarChart.tsx';

const guidance: Guidance = {
  dos: [
    'Lay bars down for names, set them upright for a course of time or a scale.',
    'Give an unknown value as null: it is hatched over the whole scale.',
    'Sort by value unless the labels have an order of their own.',
  ],
  donts: [
    'Don’t write 0 for what nobody has counted.',
    'Don’t put more than two series beside each other: use a RadarChart or a table.',
    'Don’t use it for parts of one whole that narrows: that is a Funnel.',
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
