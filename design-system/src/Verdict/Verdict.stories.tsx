import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Guidance } from '../story-layout/guidance.ts';
import { Inline, Stack } from '../story-layout/StoryLayout.tsx';
import { Verdict } from './Verdict.tsx';

const guidance: Guidance = {
  dos: [
    'Say insufficient data where no sentence of the resume speaks of it.',
    'Say met in part where the words show less than was asked for: a tick would promise more.',
    'Show the word wherever there is room: the shape alone is for dense rows.',
  ],
  donts: [
    'Do not use it for other states: green and red dots mean nothing here, a Badge does.',
    'Do not take silence for "not met".',
  ],
  keyboard: [],
};

const meta = {
  title: 'Evidence/Verdict',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Verdict,
  args: { verdict: 'met' },
} satisfies Meta<typeof Verdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Three: Story = {
  render: () => (
    <Stack>
      <Verdict verdict="met" />
      <Verdict verdict="not_met" />
      <Verdict verdict="insufficient_data" />
    </Stack>
  ),
};

export const InPart: Story = {
  name: 'Met in part, with its word and alone',
  render: () => (
    <Inline>
      <Verdict verdict="met" isPartial />
      <Verdict verdict="met" isPartial iconOnly />
      <Verdict verdict="not_met" isPartial />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('img', { name: 'Met in part' })).toBeVisible();
    await expect(screen.getByText('Not met')).toBeVisible();
  },
};

export const IconOnly: Story = {
  render: () => (
    <Inline>
      <Verdict verdict="met" iconOnly />
      <Verdict verdict="not_met" iconOnly />
      <Verdict verdict="insufficient_data" iconOnly />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Insufficient data' })).toBeVisible();
  },
};

const both: Story = {
  render: () => (
    <Inline>
      <Verdict verdict="met" />
      <Verdict verdict="not_met" />
      <Verdict verdict="insufficient_data" />
      <Verdict verdict="met" iconOnly />
      <Verdict verdict="not_met" iconOnly />
      <Verdict verdict="insufficient_data" iconOnly />
    </Inline>
  ),
};

export const Dark: Story = { ...both, globals: { theme: 'dark' } };

export const Narrow: Story = { ...both, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...both, globals: { direction: 'rtl' } };
