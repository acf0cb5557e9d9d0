import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Text } from './Text.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for hints, captions, counts, and names: <Text size="caption" tone="quiet">.',
    'Leave size and tone out where the surroundings have the right one.',
    'Make it the element that it is: as="h2", as="time", as="strong".',
  ],
  donts: [
    'Don’t give running text a color: that is what the page has.',
    'Don’t use tone alone to say that something is wrong: words say it, the color helps.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Data/Text',
  tags: ['autodocs'],
  component: Text,
  parameters: { guidance },
  args: { size: 'caption', tone: 'quiet', children: 'Updated Nov 22, three resumes are new' },
} satisfies Meta<typeof Text<'span'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const SIZES = ['display', 'title', 'heading', 'panel', 'body', 'dense', 'caption', 'micro'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {size}: 6 of 12 met
        </Text>
      ))}
    </Stack>
  ),
};

/** Words of a resume have its face. */
export const Quotes: Story = {
  render: () => (
    <Stack gap={2}>
      {(['quote', 'quote-row', 'document'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: led the migration to Kubernetes over eleven ports
        </Text>
      ))}
    </Stack>
  ),
};

const TONES = ['strong', 'body', 'quiet', 'pencil', 'positive', 'caution', 'negative'] as const;

export const Tones: Story = {
  render: () => (
    <Stack gap={1}>
      {TONES.map((tone) => (
        <Text key={tone} tone={tone} size="dense">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <Text wrap="anywhere">{'Arbeitnehmerüberlassungsgesellschaft'.repeat(2)}</Text>
      <Text wrap="ellipsis">Senior Backend Engineer for Freight, Customs and Cross-border Settlement</Text>
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
