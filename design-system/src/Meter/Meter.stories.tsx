import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Evidence/Meter',
  tags: ['autodocs'],
  component: Meter,
  args: { value: 0.85, label: 'Match score' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPotential: Story = {
  args: { value: 0.75, potential: 0.95 },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Match score' });
    await expect(meter).toHaveAttribute('aria-valuetext', '75%, up to 95%');
  },
};

export const Lengths: Story = {
  render: () => (
    <Inline>
      <Meter value={0} label="Nothing" />
      <Meter value={0.4} potential={0.7} label="Low, and open" />
      <Meter value={0.6} label="At a notch" />
      <Meter value={0.8} label="At the last notch" />
      <Meter value={1} label="Everything" />
      <Meter value={0.74} label="Wide" style={{ inlineSize: 260 }} />
    </Inline>
  ),
};
