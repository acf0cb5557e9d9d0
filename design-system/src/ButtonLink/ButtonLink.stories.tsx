import { ArrowLeft, Upload } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ButtonLink } from './ButtonLink.tsx';

const guidance: Guidance = {
  dos: [
    'Use it wherever a press changes the address: people may want it in a new tab.',
    'Name the place: "Back to Jobs", "Upload Resume".',
  ],
  donts: [
    'Do not use it for an action on this page: that is a Button.',
    'Do not use it in running text: that is a Link.',
  ],
  keyboard: [['Enter', 'Goes there.']],
};

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['autodocs'],
  parameters: { guidance },
  component: ButtonLink,
  args: { href: '/resumes/new', children: 'Upload Resume' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={3}>
      <ButtonLink {...args} variant="primary" icon={<Upload aria-hidden />} />
      <ButtonLink href="/joblist" icon={<ArrowLeft aria-hidden />}>
        Back to Jobs
      </ButtonLink>
      <ButtonLink href="/login" variant="ghost">
        Login
      </ButtonLink>
      <ButtonLink href="/signup" size="large" variant="primary">
        Get Started
      </ButtonLink>
    </Inline>
  ),
};

const navigate = fn();

export const FollowsOnTheClient: Story = {
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <ButtonLink {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Upload Resume' }));
    await expect(navigate).toHaveBeenCalledWith('/resumes/new');
  },
};

export const ByKeyboard: Story = {
  ...FollowsOnTheClient,
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await expect(navigate).toHaveBeenCalledWith('/resumes/new');
  },
};

export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <ButtonLink href="/resumes/new" variant="primary" icon={<Upload aria-hidden />}>
        Upload the resumes of everyone who applied since Monday
      </ButtonLink>
    </Stack>
  ),
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...Variants, globals: { direction: 'rtl' } };
