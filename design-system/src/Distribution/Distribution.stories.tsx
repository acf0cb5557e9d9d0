import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Distribution } from './Distribution.tsx';

const guidance: Guidance = {
  dos: [
    'Keep all bins equally wide, from the lowest to the highest.',
    'Put what has no value into a bin of its own with isUnknown: it stands apart, hatched.',
    'Keep labels as short as ticks are: 200k rather than 200000.',
  ],
  donts: [
    'Don’t leave an empty bin out: the gap is part of the picture.',
    'Don’t use it for names: a BarChart has room for them.',
    'Don’t count the unknown as zero.',
  ],
  keyboard: [
    ['Tab', 'Moves to "Show as table".'],
    ['Enter or Space', 'Changes between the bins and their table.'],
  ],
};

const tens = [0, 0, 1, 2, 4, 8, 11, 13, 7, 3].map((value, ten) => ({ label: String(ten * 10), value }));

const meta = {
  title: 'Data/Distribution',
  tags: ['autodocs'],
  component: Distribution,
  parameters: { guidance },
  args: {
    label: 'Resumes by score',
    columns: ['Score from', 'Resumes'],
    endLabel: '100',
    bins: [{ label: 'none', value: 12, isUnknown: true }, ...tens],
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
} satisfies Meta<typeof Distribution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Resumes by score' });
    await expect(within(figure).getAllByRole('listitem')).toHaveLength(11);
    await expect(
      within(figure).getByText('49 total, most of them, 13, from 70. 12 more without a value.'),
    ).toBeInTheDocument();
  },
};

export const WithoutUnknown: Story = { args: { bins: tens } };

export const TableView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Resumes by score' });
    await expect(within(table).getByRole('row', { name: '70 13' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'none 12' })).toBeVisible();
  },
};

/** Bins are there, and nothing is in them. */
export const AllZero: Story = { args: { bins: tens.map(({ label }) => ({ label, value: 0 })) } };

export const Empty: Story = { args: { bins: [], emptyText: 'No resume has a score yet.' } };

export const Loading: Story = { args: { isLoading: true } };

export const LongText: Story = {
  args: {
    endLabel: '1000000',
    bins: [
      { label: 'no salary named', value: 1204, isUnknown: true },
      { label: '200000', value: 128_412 },
      { label: '400000', value: 61_977 },
      { label: '600000', value: 4_310 },
      { label: '800000', value: 402 },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'קורות חיים לפי ציון', bins: [{ label: 'אין', value: 12, isUnknown: true }, ...tens] },
};
