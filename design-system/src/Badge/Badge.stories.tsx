import { Check, X } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../story-layout/StoryLayout.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Reserve' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="accent">Active</Badge>
      <Badge>Reserve</Badge>
      <Badge tone="positive" icon={<Check aria-hidden />}>
        Paid
      </Badge>
      <Badge tone="caution">Priority 6</Badge>
      <Badge tone="negative" icon={<X aria-hidden />}>
        Failed
      </Badge>
      <Badge tone="pencil">estimated</Badge>
      <Badge tone="pencil">Not scored yet</Badge>
    </Inline>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack width={160}>
      <div>
        <Badge>Infrastructure as code, observability and incident review</Badge>
      </div>
    </Stack>
  ),
};
