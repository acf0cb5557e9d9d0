import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { RadarChart } from './RadarChart.tsx';
import { SeriesLine } from './SeriesLine.tsx';

const guidance: Guidance = {
  dos: [
    'Compare two to four things over three to eight axes that share one scale.',
    'Keep the order of the axes the same wherever the same axes are shown.',
    'Give an unknown value as null: its axis turns to pencil and the line stays open.',
  ],
  donts: [
    'Don’t draw one or two axes: the table says it better, and it stands in.',
    'Don’t put more than four lines into one drawing.',
    'Don’t read areas as sums: the table and the numbers decide.',
  ],
  keyboard: [
    ['Tab', 'Moves to "Show as table".'],
    ['Enter or Space', 'Changes between the drawing and its table.'],
  ],
};

const meta = {
  title: 'Data/RadarChart',
  tags: ['autodocs'],
  component: RadarChart,
  subcomponents: { SeriesLine },
  parameters: { guidance },
  args: {
    label: 'Match by part',
    axesLabel: 'Part',
    axes: ['Required', 'Preferred', 'Education', 'Years', 'Resume'],
    series: [
      { label: 'Tomasz', values: [1, 0.5, 0.02, 0.76, 0.82] },
      { label: 'Priya', values: [0.8, 0.75, 1, 0.96, 0.8] },
      { label: 'Ines', values: [0.8, 0.5, 1, 0.9, 0.78] },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <Card style={{ maxInlineSize: 424 }}>
        <CardHeader title={args.label} />
        <CardBody>
          <Story />
        </CardBody>
      </Card>
    ),
  ],
} satisfies Meta<typeof RadarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Match by part' });
    await expect(within(figure).getByRole('img')).toHaveAccessibleName(
      /Priya: Required 80%, Preferred 75%, Education 100%, Years 96%, Resume 80%\. Ines: /,
    );
  },
};

export const OneSeries: Story = {
  args: {
    label: 'Scores of the resume',
    axes: ['Experience', 'Skills', 'Format'],
    max: 100,
    format: String,
    series: [{ label: 'Score', values: [74, 81, 84] }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      'Scores of the resume: Experience 74, Skills 81, Format 84.',
    );
  },
};

const uncertain: Story['args'] = {
  series: [
    { label: 'Tomasz', values: [1, 0.5, null, 0.76, null] },
    { label: 'Priya', values: [0.8, 0.75, 1, 0.96, null] },
  ],
};

/** Of Tomasz’ education nothing is known, and of the resume of neither. */
export const Unknown: Story = {
  args: uncertain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /Education unknown, Years 76%, Resume unknown/,
    );
    await expect(canvas.getByText('No data: Tomasz')).toBeVisible();
    await expect(canvas.getByText('unknown')).toBeVisible();
  },
};

export const TableView: Story = {
  args: uncertain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Match by part' });
    await expect(within(table).getByRole('row', { name: 'Education unknown 100%' })).toBeVisible();
  },
};

const names = ['Required', 'Preferred', 'Education', 'Years', 'Skills', 'Format', 'Language', 'Place'];
const shares = [0.9, 0.6, 0.75, 0.5, 0.85, 0.7, 0.4, 0.65];

export const Axes: Story = {
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 1080 }}>
        <Story />
      </Stack>
    ),
  ],
  render: ({ label }) => (
    <Inline gap={3}>
      {[3, 4, 6, 7, 8].map((count) => (
        <div key={count} style={{ inlineSize: 320 }}>
          <RadarChart
            label={`${label}, ${count} axes`}
            axes={names.slice(0, count)}
            series={[{ label: 'Tomasz', values: shares.slice(0, count) }]}
          />
        </div>
      ))}
    </Inline>
  ),
};

export const FourSeries: Story = {
  args: {
    series: [
      { label: 'Tomasz', values: [1, 0.5, 0.1, 0.76, 0.82] },
      { label: 'Priya', values: [0.8, 0.75, 1, 0.96, 0.8] },
      { label: 'Ines', values: [0.7, 0.5, 0.9, 0.9, 0.6] },
      { label: 'Johan', values: [0.6, 0.25, 0.5, 0.4, 0.9] },
    ],
  },
};

/** Two axes have no area: the table stands in. */
export const TooFewAxes: Story = {
  args: { axes: ['Required', 'Preferred'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: 'Match by part' })).toBeVisible();
  },
};

export const Empty: Story = { args: { series: [], emptyText: 'Choose two candidates to compare them.' } };

export const Loading: Story = { args: { isLoading: true } };

const long: Story['args'] = {
  axes: [
    'Requirements that a candidate must meet without exception',
    'Requirements that are nice to have in the first year',
    'Arbeitnehmerüberlassungserfahrung',
    'Years in a comparable position',
    'How well the resume is written and set',
  ],
  series: [
    { label: 'Wolfeschlegelsteinhausenbergerdorff', values: [1, 0.5, 0.3, 0.76, 0.82] },
    { label: 'Priya Raghunathan of Rotterdam', values: [0.8, 0.75, 1, 0.96, null] },
  ],
};

export const LongText: Story = { args: long };

export const Narrow: Story = { args: long, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'התאמה לפי חלק',
    axes: ['חובה', 'יתרון', 'השכלה', 'שנים', 'קורות חיים'],
    series: [
      { label: 'תומש', values: [1, 0.5, 0.1, 0.76, 0.82] },
      { label: 'פריה', values: [0.8, 0.75, 1, 0.96, 0.8] },
    ],
  },
};
