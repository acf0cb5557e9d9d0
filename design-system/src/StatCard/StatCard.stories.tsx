import { PencilLine, TrendingUp } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { StatCard } from './StatCard.tsx';

const guidance: Guidance = {
  dos: [
    'Show one number, and under it what it is compared with.',
    'Put a pencil badge beside a number that is estimated, and the rule it comes from below.',
    'Give all cards of a row the same parts, so that numbers stand on one line.',
  ],
  donts: [
    'Do not show a zero for what is not known: leave the card out, or say so.',
    'Do not color the number by its value.',
    'Do not put a second number of the same size into it.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Data/StatCard',
  tags: ['autodocs'],
  component: StatCard,
  parameters: { guidance },
  args: {
    label: 'Opening Positions',
    value: 12,
    note: (
      <>
        <TrendingUp aria-hidden />
        +2 this month
      </>
    ),
    spark: <Sparkline values={[4, 4, 6, 8, 8, 9, 9, 10, 10, 11, 12]} />,
  },
  decorators: [
    (Story) => (
      <Stack width={280}>
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
    note: (
      <>
        <PencilLine aria-hidden />
        15% of 24 matches
      </>
    ),
    spark: <Sparkline values={[1, 2, 2, 3]} isEstimated />,
  },
};

export const NarrowCard: Story = {
  decorators: [
    (Story) => (
      <Stack width={176}>
        <Story />
      </Stack>
    ),
  ],
};

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
    note: (
      <>
        <TrendingUp aria-hidden />
        +218 since the beginning of the quarter, counted in all positions
      </>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'הצעות שהתקבלו',
    value: 3,
    badge: <Badge tone="pencil">הערכה</Badge>,
    note: (
      <>
        <PencilLine aria-hidden />
        15% מתוך 24 התאמות
      </>
    ),
    spark: <Sparkline values={[1, 2, 2, 3]} isEstimated />,
  },
};
