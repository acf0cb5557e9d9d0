import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete this resume?',
    children: (
      <p>
        okafor_ines_2026.pdf of <strong>Ines Okafor</strong>, its analysis and 3 matches will be removed. This
        cannot be undone.
      </p>
    ),
    confirmLabel: 'Delete',
    pendingLabel: 'Deleting...',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    cancel.focus();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { errorMessage: 'The resume is still being matched. Try again in a minute.' },
};

export const NothingIsLost: Story = {
  args: {
    title: 'Leave this page?',
    children: 'What you wrote is kept in this browser until you come back.',
    confirmLabel: 'Leave',
    variant: 'primary',
  },
};
