import { ArrowLeft, Upload } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['autodocs'],
  component: ButtonLink,
  args: { href: '/resumes/new', children: 'Upload Resume' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline>
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
