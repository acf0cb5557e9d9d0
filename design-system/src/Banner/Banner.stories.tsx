import { ArrowRight, BellRing, EyeOff } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  tags: ['autodocs'],
  component: Banner,
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
      <Banner title="Ines Okafor could be first.">Two answers would bring her from 75% to 95%.</Banner>
      <Banner tone="caution" title="Hidden text found." icon={<EyeOff aria-hidden />}>
        22 words, white on white.
      </Banner>
      <Banner tone="negative" title="E-mail or password is wrong.">
        Check both, or use Google if you signed up that way.
      </Banner>
      <Banner tone="positive" title="Agency is active.">
        Renews on 20 November 2027.
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
