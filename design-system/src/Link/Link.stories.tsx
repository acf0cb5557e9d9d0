import { ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Link } from './Link.tsx';

const guidance: Guidance = {
  dos: [
    'Make the words say where it leads: "privacy notes", not "here".',
    'Use quiet for names in rows and for "See All", where everything in that place is a link.',
  ],
  donts: [
    'Do not use it for something that happens on this page: that is a Button.',
    'Do not use quiet inside a sentence: a link must be told from words without color.',
  ],
  keyboard: [['Enter', 'Goes there.']],
};

const meta = {
  title: 'Actions/Link',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Link,
  args: { href: '/signup', children: 'Sign Up' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      New here? <Link {...args} />
    </p>
  ),
};

export const Quiet: Story = {
  args: { variant: 'quiet', href: '/resumes' },
  render: (args) => (
    <Link {...args}>
      See All
      <ArrowRight aria-hidden />
    </Link>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 200 }}>
      <Link href="mailto:ines.okafor@mailhaven.example">
        ines.maria.okafor-van-der-berg@mailhaven.example
      </Link>
    </Stack>
  ),
};

export const Focused: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveFocus();
  },
};

const everything: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 420 }}>
      <p>
        New here? <Link {...args} />, or read the <Link href="/privacy">privacy notes</Link> first.
      </p>
      <p>
        <Link href="/resumes" variant="quiet">
          See All
          <ArrowRight aria-hidden />
        </Link>
      </p>
    </Stack>
  ),
};

export const Dark: Story = { ...everything, globals: { theme: 'dark' } };

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };
