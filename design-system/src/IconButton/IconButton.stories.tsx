import { ChevronRight, Ellipsis, ZoomIn } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'More actions', icon: <Ellipsis aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'More actions' })).toBeVisible();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <IconButton label="Zoom in" icon={<ZoomIn aria-hidden />} />
      <IconButton label="Next page" icon={<ChevronRight aria-hidden />} variant="secondary" />
      <IconButton
        label="Next page, small"
        icon={<ChevronRight aria-hidden />}
        variant="secondary"
        size="small"
      />
    </Inline>
  ),
};

export const States: Story = {
  render: () => (
    <Inline>
      <IconButton label="Loading" icon={<ZoomIn aria-hidden />} isPending />
      <IconButton label="Next page" icon={<ChevronRight aria-hidden />} variant="secondary" isDisabled />
    </Inline>
  ),
};
