import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { BarChart } from '../BarChart/BarChart.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { StatCard, StatGroup } from './StatCard.tsx';

const guidance: Guidance = {
  dos: [
    'Show one number, and beside it what it is compared with.',
    'Put a pencil badge beside a number that is estimated, and the rule it comes from after it.',
    'Put those of a row into a StatGroup, and give them all the same parts and one scale.',
  ],
  donts: [
    'Do not show a zero for what is not known: leave the card out, or say so.',
    'Do not color the number by its value.',
    'Do not put a second number of the same size into it.',
  ],
  keyboard: [],
};

const counts = [0, 1, 0, 2, 1, 0, 0, 3, 1, 0, 2, 2];

function weeks(label: string, values: readonly number[]) {
  const bars = values.map((value, week) => ({ label: `Week ${week + 1}`, value }));
  return <BarChart size="small" label={label} bars={bars} max={4} />;
}

const meta = {
  title: 'Data/StatCard',
  tags: ['autodocs'],
  component: StatCard,
  subcomponents: { StatGroup },
  parameters: { guidance },
  args: {
    label: 'Opening Positions',
    value: 12,
    note: '+2 this week',
    spark: weeks('Opening Positions by week', counts),
    sparkNote: '12 weeks',
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 280 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Estimated: Story = {
  args: {
    label: 'Offers Accepted',
    value: 3,
    badge: <Badge tone="pencil">estimated</Badge>,
    note: '15% of 24 matches',
    spark: null,
  },
};

export const NarrowCard: Story = {
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 176 }}>
        <Story />
      </Stack>
    ),
  ],
};

const group: Story = {
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 1100 }}>
        <Story />
      </Stack>
    ),
  ],
  render: (args) => (
    <StatGroup>
      <StatCard {...args} />
      <StatCard
        label="Offers Sent"
        value={3}
        note="+1 this week"
        spark={weeks('Offers Sent by week', [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1])}
        sparkNote="12 weeks"
      />
      <StatCard
        label="Interviewed"
        value={11}
        note="+4 this week"
        spark={weeks('Interviewed by week', [0, 0, 0, 1, 0, 1, 0, 2, 1, 0, 2, 4])}
        sparkNote="12 weeks"
      />
      <StatCard
        label="Offers Accepted"
        value={1}
        badge={<Badge tone="pencil">estimated</Badge>}
        note="15% of 8 matches"
      />
    </StatGroup>
  ),
};

export const Group: Story = group;

export const GroupNarrow: Story = { ...group, decorators: [], globals: { viewport: { value: 'narrow' } } };

/** The first days: nothing has been counted, and there is nothing to compare with. */
export const Empty: Story = {
  args: { label: 'Offers Accepted', value: 0, note: 'None since you began on 12 November', spark: null },
};

/** The number is on its way: its place has its height already. */
export const Loading: Story = {
  args: {
    value: <Skeleton width={56} height={28} />,
    note: <Skeleton width={120} height={12} />,
    spark: null,
  },
};

export const LongText: Story = {
  args: {
    label: 'Candidates who were invited to an interview and have not answered since',
    value: '1,284,906',
    badge: <Badge tone="pencil">estimated</Badge>,
    note: '+218 since the beginning of the quarter, counted in all positions',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'הצעות שהתקבלו',
    value: 3,
    badge: <Badge tone="pencil">הערכה</Badge>,
    note: '15% מתוך 24 התאמות',
    spark: weeks('הצעות לפי שבוע', counts),
    sparkNote: '12 שבועות',
  },
};
