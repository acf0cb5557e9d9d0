import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Rating } from './Rating.tsx';
import { RatingWord } from './RatingWord.tsx';

const guidance: Guidance = {
  dos: [
    'Use it wherever the score of a match stands in a list: the word tells what the number means.',
    'Say how sure it is and what it could reach: a pointer that rests on it, and a screen reader, get both.',
    'Use RatingWord alone beside a number that is already there.',
  ],
  donts: [
    'Don’t print a bare number where a resume says too little: it reads as a low score.',
    'Don’t use it for the score of a resume by itself: that is a Meter, and has other words.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Evidence/Rating',
  tags: ['autodocs'],
  component: Rating,
  subcomponents: { RatingWord },
  parameters: { guidance },
  args: {
    value: 0.74,
    potential: 0.81,
    band: 'strong',
    confidence: 'high',
    label: 'Match score for Ines Okafor',
  },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('meter', { name: 'Match score for Ines Okafor' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('74%Strong matchhigh confidence, up to 81%');
  },
};

export const NotEnoughToTell: Story = {
  args: { value: 0.05, potential: 0.41, band: 'insufficient_data', confidence: 'low' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Not enough to tell')).toBeVisible();
    await expect(screen.queryByRole('meter')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('%');
  },
};

const bands: Story['render'] = () => (
  <Stack>
    <Rating value={0.94} band="strong" confidence="high" label="Strong" />
    <Rating value={0.62} potential={0.8} band="possible" confidence="low" label="Few words, and strong" />
    <Rating value={0.48} potential={0.62} band="possible" confidence="medium" label="Possible" />
    <Rating value={0.14} potential={0.3} band="weak" confidence="high" label="Weak" />
    <Rating value={0.14} potential={0.6} band="insufficient_data" confidence="low" label="Unknown" />
    <Rating value={0.5} band={null} label="Without a word" />
    <Rating value={0.74} potential={0.81} band="strong" unit="fraction" label="As a fraction" />
  </Stack>
);

export const Bands: Story = { render: bands };

export const WordAlone: Story = {
  render: () => (
    <Inline gap={3}>
      <RatingWord band="strong" />
      <RatingWord band="possible" />
      <RatingWord band="weak" />
      <RatingWord band="insufficient_data" />
    </Inline>
  ),
};

export const AtTheEnd: Story = { args: { align: 'end', unit: 'fraction' } };

/** The longest that it says, where there is hardly room. */
export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 120 }}>
      <Rating value={1} band="strong" confidence="medium" label="Narrow" />
      <Rating value={0.59} potential={1} band="insufficient_data" label="Narrow, and unknown" />
    </Stack>
  ),
};

export const Narrow: Story = { render: bands, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { render: bands, globals: { direction: 'rtl' } };
