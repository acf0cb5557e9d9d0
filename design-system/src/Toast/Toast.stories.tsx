import { WifiOff } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { closeToast, shownToasts, showToast } from './toast-queue.ts';

const undo = fn();

const meta = {
  title: 'Feedback/Toast',
  tags: ['autodocs'],
  component: ToastRegion,
  beforeEach: () => {
    for (const toast of shownToasts()) closeToast(toast.id);
  },
  render: () => (
    <>
      <Inline>
        <Button
          onPress={() =>
            showToast({
              message: 'Tomasz Wieland moved to Reserve',
              action: { label: 'Undo', onAction: undo },
            })
          }
        >
          Move
        </Button>
        <Button
          onPress={() =>
            showToast({
              message: 'Not saved. Trying again in 4 s',
              icon: <WifiOff aria-hidden />,
              action: { label: 'Retry now', onAction: undo },
            })
          }
        >
          Save offline
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save offline' }));
    await expect(screen.getByText('Tomasz Wieland moved to Reserve')).toBeVisible();
  },
};

export const Undone: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await expect(screen.queryByText('Tomasz Wieland moved to Reserve')).toBeNull();
  },
};
