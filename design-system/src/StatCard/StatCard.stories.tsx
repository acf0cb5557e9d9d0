import { PencilLine, TrendingUp } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Data/StatCard',
  tags: ['autodocs'],
  component: StatCard,
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
