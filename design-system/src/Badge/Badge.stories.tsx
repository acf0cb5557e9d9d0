import { Check, X } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Badge } from './Badge.tsx';

const guidance: Guidance = {
  dos: [
    'Say it in one or two words: Active, Paid, Priority 6.',
    'Add an icon where the meaning decides something, so that it has a shape as well as a color.',
    'Use pencil for what nobody knows yet: estimated, not scored yet.',
  ],
  donts: [
    'Do not make it a button: nothing happens when it is pressed.',
    'Do not use caution or negative for a low score: length and words say that.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Data/Badge',
  tags: ['autodocs'],
  component: Badge,
  parameters: { guidance },
  args: { children: 'Reserve' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap={3}>
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
    <Stack style={{ maxInlineSize: 160 }}>
      <div>
        <Badge>Infrastructure as code, observability and incident review</Badge>
      </div>
    </Stack>
  ),
};

export const Narrow: Story = { ...Tones, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap={3}>
      <Badge tone="accent">פעיל</Badge>
      <Badge>מאגר</Badge>
      <Badge tone="positive" icon={<Check aria-hidden />}>
        שולם
      </Badge>
      <Badge tone="caution">עדיפות 6</Badge>
      <Badge tone="negative" icon={<X aria-hidden />}>
        נכשל
      </Badge>
      <Badge tone="pencil">הערכה</Badge>
    </Inline>
  ),
};
