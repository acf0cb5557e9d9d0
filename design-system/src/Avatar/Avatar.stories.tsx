import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Mei-Ling Tovar' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('MT')).toBeInTheDocument();
  },
};

export const Names: Story = {
  render: () => (
    <Inline>
      <Avatar name="Tomasz Wieland" />
      <Avatar name="Johan Sætre" />
      <Avatar name="Ines" />
      <Avatar name="(unnamed)" />
      <Avatar name="" />
      <Avatar name="Marta Lindqvist" variant="ink" />
    </Inline>
  ),
};
