import { ArrowRight } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  tags: ['autodocs'],
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
    <Stack width={200}>
      <Link href="mailto:ines.okafor@mailhaven.example">
        ines.maria.okafor-van-der-berg@mailhaven.example
      </Link>
    </Stack>
  ),
};
