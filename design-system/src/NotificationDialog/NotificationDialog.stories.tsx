import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NotificationDialog } from './NotificationDialog.tsx';

const meta = {
  title: 'Overlays/NotificationDialog',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  component: NotificationDialog,
  args: { tone: 'positive', title: 'Match Complete', message: 'Resume matched successfully', onClose: fn() },
} satisfies Meta<typeof NotificationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'OK' });
    await expect(screen.getByRole('alertdialog', { name: 'Match Complete' })).toBeVisible();
    await userEvent.click(button);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Negative: Story = {
  args: {
    tone: 'negative',
    title: 'Update Failed',
    message: 'An error occurred while updating the position status.',
  },
};

export const Caution: Story = {
  args: { tone: 'caution', title: 'No Selection', message: 'Please select at least one resume to analyze.' },
};

export const Info: Story = {
  args: { tone: 'info', title: 'Analysis queued', message: 'Six resumes. You can leave this page.' },
};
