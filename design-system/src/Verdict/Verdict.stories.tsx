import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { VERDICT_ORDER, VERDICT_WORDS, Verdict } from './Verdict.tsx';
import { VerdictCounts } from './VerdictCounts.tsx';

const guidance: Guidance = {
  dos: [
    'Say not mentioned only where nothing in the resume comes near.',
    'Say to check where lines may answer and nobody has judged them, and let a recruiter settle it in place.',
    'Say partly met where the words show less than is required, and never count it as met: a tick would promise more.',
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

const COUNTS = { met: 6, partly: 1, not_met: 2, to_check: 4, not_mentioned: 3 };

export const Default: Story = {};

export const Five: Story = {
  name: 'Five verdicts, each with its sign and word',
  render: () => (
    <Stack>
      {VERDICT_ORDER.map((verdict) => (
        <Verdict key={verdict} verdict={verdict} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('[data-verdict]')].map((each) => each.textContent);
    await expect(words).toEqual(VERDICT_ORDER.map((verdict) => VERDICT_WORDS[verdict]));
  },
};

export const IconOnly: Story = {
  render: () => (
    <Inline gap={3}>
      {VERDICT_ORDER.map((verdict) => (
        <Verdict key={verdict} verdict={verdict} iconOnly />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const verdict of VERDICT_ORDER) {
      await expect(screen.getByRole('img', { name: VERDICT_WORDS[verdict] })).toBeVisible();
    }
  },
};

export const Counts: Story = {
  name: 'How many of each, and what nothing has is left out',
  render: () => (
    <Stack>
      <VerdictCounts counts={COUNTS} />
      <VerdictCounts counts={COUNTS} hasWords />
      <VerdictCounts counts={{ ...COUNTS, partly: 0, not_met: 0 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('6 met, 1 partly met, 2 not met, 4 to check, 3 not mentioned'),
    ).toHaveLength(2);
    await expect(canvas.getByText('6 met, 4 to check, 3 not mentioned')).toBeInTheDocument();
  },
};

const both: Story = {
  render: () => (
    <Stack>
      <Inline gap={3}>
        {VERDICT_ORDER.map((verdict) => (
          <Verdict key={verdict} verdict={verdict} />
        ))}
      </Inline>
      <Inline gap={3}>
        {VERDICT_ORDER.map((verdict) => (
          <Verdict key={verdict} verdict={verdict} iconOnly />
        ))}
      </Inline>
    </Stack>
  ),
};

export const Dark: Story = { ...both, globals: { theme: 'dark' } };

export const Narrow: Story = { ...both, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...both, globals: { direction: 'rtl' } };
