import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { ScoreRing } from './ScoreRing.tsx';

const meta = {
  title: 'Evidence/ScoreRing',
  tags: ['autodocs'],
  component: ScoreRing,
  args: { value: 0.85, unit: 'percent' },
} satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPotential: Story = {
  args: { value: 0.75, potential: 0.95, size: 'large', label: 'Match score' },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('img');
    await expect(ring).toHaveAccessibleName('Match score: 75 of 100%, Good, up to 95%');
  },
};

export const OfAHundred: Story = { args: { value: 0.78, unit: 'hundred', size: 'medium' } };

export const NotScored: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveTextContent('Not scored yet');
  },
};

export const Range: Story = {
  render: () => (
    <Inline>
      <ScoreRing value={0} unit="percent" />
      <ScoreRing value={0.4} potential={0.7} unit="percent" />
      <ScoreRing value={0.65} unit="hundred" />
      <ScoreRing value={0.75} potential={0.95} unit="percent" />
      <ScoreRing value={1} unit="percent" />
      <ScoreRing value={null} unit="percent" size="medium" />
      <ScoreRing value={null} unit="percent" size="large" />
    </Inline>
  ),
};
