import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody } from '../Card/Card.tsx';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import { cellOf } from '../ChartFigure/chart-data.ts';
import type { Guidance } from '../story-layout/guidance.ts';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { Sparkline } from './Sparkline.tsx';

const guidance: Guidance = {
  dos: [
    'Put it beside the number whose course it shows.',
    'Give it a label unless that number and its note already say the course.',
    'Put it into a ChartFigure where somebody may want the values.',
  ],
  donts: [
    'Don’t compare two lines: each has a scale of its own.',
    'Don’t draw values that are not evenly spaced.',
    'Don’t leave isEstimated out where the values are an estimate.',
  ],
  keyboard: [],
};

const values = [4, 4, 6, 8, 8, 9, 9, 10, 10, 11, 12];

const meta = {
  title: 'Data/Sparkline',
  tags: ['autodocs'],
  component: Sparkline,
  parameters: { guidance },
  args: { values, label: 'Open positions a day' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      'Open positions a day: From 4 to 12 over 11 points, lowest 4, highest 12',
    );
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <Sparkline values={[5, 5, 5]} label="Level" />
      <Sparkline values={[9, 7, 4, 1]} label="Falling" />
      <Sparkline values={[3, 9, 2, 8, 5]} label="Up and down" />
      <Sparkline values={[1, 2, 2, 3]} isEstimated label="Estimated" />
    </Inline>
  ),
};

export const Estimated: Story = {
  args: { isEstimated: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/, estimated$/);
  },
};

/** One value has no course: nothing is drawn. */
export const Empty: Story = {
  args: { values: [1] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** The values themselves, in the frame of every chart. */
export const TableView: Story = {
  render: ({ values: course }) => (
    <Card style={{ maxInlineSize: 320 }}>
      <CardBody>
        <ChartFigure
          isPicture
          label="Open positions a day"
          data={{
            columns: ['Day', 'Positions'],
            rows: course.map((value, day) => ({ label: `${day + 1} Nov`, cells: [cellOf(value)] })),
          }}
        >
          <Sparkline values={course} />
        </ChartFigure>
      </CardBody>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '11 Nov 12' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };

/** Time runs from the right. */
export const RightToLeft: Story = { ...Variants, globals: { direction: 'rtl' } };
