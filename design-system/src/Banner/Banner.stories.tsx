import { ArrowRight, BellRing, EyeOff } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Banner } from './Banner.tsx';

const guidance: Guidance = {
  dos: [
    'Put it at the top of what it speaks of: the page, or the card.',
    'Begin with the news in a few words, then one sentence that says what follows from it.',
    'Offer one way on: a link or a ghost button at the end.',
  ],
  donts: [
    'Do not use it for what has just worked: that is a toast.',
    'Do not stack two of them: say the more urgent one.',
    'Do not use negative for advice: it is read out at once, over everything else.',
  ],
  keyboard: [['Tab', 'Goes to the link or the button at its end. The banner itself takes no focus.']],
};

const meta = {
  title: 'Feedback/Banner',
  tags: ['autodocs'],
  component: Banner,
  parameters: { guidance },
  args: { title: 'Sample data.', children: 'These three people are invented.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    action: (
      <Button variant="ghost" size="small">
        Remove
      </Button>
    ),
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Banner title="Ines Okafor could rank first">Two answers would bring her from 75% to 95%.</Banner>
      <Banner tone="caution" title="Hidden text found." icon={<EyeOff aria-hidden />}>
        22 words, white on white.
      </Banner>
      <Banner tone="negative" title="Incorrect email or password.">
        Check both, or use Google if you signed up that way.
      </Banner>
      <Banner tone="positive" title="Agency is active.">
        Renews on Nov 20, 2027.
      </Banner>
    </Stack>
  ),
};

export const Urgent: Story = {
  args: {
    tone: 'caution',
    icon: <BellRing aria-hidden />,
    title: 'Matched Candidates',
    children:
      'Three people match Senior Backend Engineer above 74% and nobody has answered them since Tuesday.',
    action: (
      <>
        <Badge tone="caution">Priority 6</Badge>
        <Link href="/joblist" variant="quiet">
          Review the three
          <ArrowRight aria-hidden />
        </Link>
      </>
    ),
  },
};

export const Narrow: Story = { ...Urgent, globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = {
  args: {
    tone: 'negative',
    title: 'The resume of Maximiliane Wolkenstein-Trostburg van der Sætre could not be read to its end.',
    children:
      'wolkenstein-trostburg_maximiliane_curriculum_vitae_2026_final_version_for_print.pdf has 412 pages, of which the first 60 were read. What stands behind them is neither scored nor quoted, and no sentence of it will be found by a search.',
    action: (
      <Button variant="ghost" size="small">
        Upload a shorter one
      </Button>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tone: 'caution',
    icon: <BellRing aria-hidden />,
    title: 'מועמדים מתאימים',
    children: 'שלושה אנשים מתאימים למשרה מעל 74% ואיש לא ענה להם מאז יום שלישי.',
    action: (
      <>
        <Badge tone="caution">עדיפות 6</Badge>
        <Button variant="ghost" size="small">
          לצפייה בשלושה
        </Button>
      </>
    ),
  },
};
