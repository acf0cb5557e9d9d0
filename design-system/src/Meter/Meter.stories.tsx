import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Meter } from './Meter.tsx';

const guidance: Guidance = {
  dos: [
    'Print the number beside the meter: the length alone is not exact.',
    'Name in the label what is measured, and of whom: "Match score for Ines Okafor".',
    'Give the potential where unknowns could still raise the score.',
  ],
  donts: [
    'Don’t color it by value: length and words do that work.',
    'Don’t draw it at 0 for what is not scored: write "Not scored yet".',
    'Don’t use it for progress: that is a ProgressBar.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Evidence/Meter',
  tags: ['autodocs'],
  component: Meter,
  parameters: { guidance },
  args: { value: 0.85, label: 'Match Score' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPotential: Story = {
  args: { value: 0.75, potential: 0.95 },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Match Score' });
    await expect(meter).toHaveAttribute('aria-valuetext', '75%, up to 95%');
  },
};

/** A match is possible from 35 on, and strong from 60. */
export const OfAMatch: Story = { args: { value: 0.48, potential: 0.7, scale: 'match' } };

/** Nothing of it is reached, and that was measured. */
export const Empty: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuetext', '0%');
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap={3}>
      <Meter value={0} label="Nothing" />
      <Meter value={0.4} potential={0.7} label="Low, and open" />
      <Meter value={0.6} label="At a notch" />
      <Meter value={0.8} label="At the last notch" />
      <Meter value={1} label="Everything" />
      <Meter value={0.74} potential={0.9} label="Wide" style={{ inlineSize: 260 }} />
    </Inline>
  ),
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };

/** It grows from the right, and its notches stand where they belong. */
export const RightToLeft: Story = { ...Variants, globals: { direction: 'rtl' } };
