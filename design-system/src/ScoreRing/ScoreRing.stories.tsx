import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ScoreRing } from './ScoreRing.tsx';

const guidance: Guidance = {
  dos: [
    'Use the large size for the one score of a page, medium in a report, small beside text.',
    'Let it stand beside the formula that leads to its number.',
    'Give null for what is not scored: a dashed outline says so.',
  ],
  donts: [
    'Don’t color it by value, and don’t put two large ones on a page.',
    'Don’t use it in rows of a table: that is a Meter.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Evidence/ScoreRing',
  tags: ['autodocs'],
  component: ScoreRing,
  parameters: { guidance },
  args: { value: 0.85, unit: 'percent' },
} satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPotential: Story = {
  args: { value: 0.75, potential: 0.95, size: 'large', label: 'Match Score' },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('img');
    await expect(ring).toHaveAccessibleName('Match Score: 75 of 100%, Good, up to 95%');
  },
};

export const OfAHundred: Story = { args: { value: 0.78, unit: 'hundred', size: 'medium' } };

export const NotScored: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveTextContent('Not scored yet');
  },
};

/** A match has words and notches of its own, and none where nobody can tell. */
export const OfAMatch: Story = {
  render: () => (
    <Inline gap={3}>
      <ScoreRing
        value={0.74}
        potential={0.81}
        unit="percent"
        size="large"
        label="Match Score"
        word={{ text: 'Strong match', starts: [35, 60] }}
      />
      <ScoreRing value={null} unscored="Not enough to tell" unit="percent" size="large" label="Match Score" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(
      screen.getByRole('img', { name: 'Match Score: 74 of 100%, Strong match, up to 81%' }),
    ).toBeVisible();
    await expect(screen.getByRole('img', { name: 'Match Score: not enough to tell' })).toBeVisible();
  },
};

const range: Story['render'] = () => (
  <Inline gap={3}>
    <ScoreRing value={0} unit="percent" />
    <ScoreRing value={0.4} potential={0.7} unit="percent" />
    <ScoreRing value={0.65} unit="hundred" />
    <ScoreRing value={0.75} potential={0.95} unit="percent" />
    <ScoreRing value={1} unit="percent" />
  </Inline>
);

export const Range: Story = { render: range };

const sizes: Story['render'] = () => (
  <Inline gap={3}>
    <ScoreRing value={0.78} unit="hundred" size="small" />
    <ScoreRing value={0.78} unit="hundred" size="medium" />
    <ScoreRing value={0.75} potential={0.95} unit="percent" size="large" />
    <ScoreRing value={null} unit="percent" size="small" />
    <ScoreRing value={null} unit="percent" size="medium" />
    <ScoreRing value={null} unit="percent" size="large" />
  </Inline>
);

export const Sizes: Story = { render: sizes };

/** The longest words that it has. */
export const LongText: Story = {
  render: () => (
    <Inline gap={3}>
      <ScoreRing value={0.59} potential={1} unit="percent" size="small" />
      <ScoreRing value={0.59} unit="hundred" size="small" />
      <ScoreRing value={0.59} potential={1} unit="percent" size="medium" />
      <ScoreRing value={0.59} potential={1} unit="percent" size="large" />
    </Inline>
  ),
};

export const Narrow: Story = { render: sizes, globals: { viewport: { value: 'narrow' } } };

/** A dial turns as a clock does, in every direction of writing. */
export const RightToLeft: Story = { render: range, globals: { direction: 'rtl' } };
