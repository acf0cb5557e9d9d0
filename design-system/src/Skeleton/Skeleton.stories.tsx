import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { Skeleton, SkeletonRows } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 220, height: 14 } };

export const Rows: Story = {
  render: () => (
    <Stack width={560}>
      <Card>
        <SkeletonRows rows={4} label="Loading resumes" />
      </Card>
    </Stack>
  ),
};
