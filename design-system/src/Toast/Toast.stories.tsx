import { useEffect } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { closeToast, shownToasts, showToast } from './toast-queue.ts';

const undo = fn();

const guidance: Guidance = {
  dos: [
    'Say what has just happened, in one short sentence: "Tomasz Wieland moved to Reserve".',
    'Offer Undo wherever the step can be taken back.',
    'Draw one ToastRegion in a product; call showToast from anywhere.',
  ],
  donts: [
    'Do not report a failure that stays: it belongs where it happened.',
    'Do not ask a question in it: it leaves after five seconds, with an action after ten.',
    'Do not repeat what the page shows by itself.',
  ],
  keyboard: [
    ['Tab', 'Goes to the action, then to Dismiss. While the focus is in it, a toast stays.'],
    ['Enter or Space', 'Does it.'],
  ],
};

const meta = {
  title: 'Feedback/Toast',
  tags: ['autodocs'],
  component: ToastRegion,
  subcomponents: { ToastRegion },
  parameters: { guidance },
  beforeEach: () => {
    for (const toast of shownToasts()) closeToast(toast.id);
  },
  render: () => (
    <>
      <Inline gap={3}>
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
              icon: 'warning',
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

/** Shows toasts as soon as the story is there. */
function Shown({ messages, undoLabel = 'Undo' }: { messages: string[]; undoLabel?: string }) {
  useEffect(() => {
    const ids = messages.map((message, index) =>
      showToast({ message, ...(index === 0 ? { action: { label: undoLabel, onAction: undo } } : {}) }),
    );
    return () => {
      for (const id of ids) closeToast(id);
    };
  }, [messages, undoLabel]);
  return <ToastRegion />;
}

const long = [
  'Maximiliane Wolkenstein-Trostburg van der Sætre moved to Senior Backend Engineer for Freight, Customs and Cross-border Settlement',
  'wolkenstein-trostburg_maximiliane_curriculum_vitae_2026_final_version_for_print.pdf uploaded',
];
const several = ['Tomasz Wieland moved to Reserve', '3 resumes uploaded', 'Link copied'];
const hebrew = ['יונתן שפירא הועבר למאגר', 'הועלו 3 קורות חיים'];

const showsFirst = (messages: string[]) => async (): Promise<void> => {
  await expect(await screen.findByText(messages[0] ?? '')).toBeVisible();
};

export const LongText: Story = { render: () => <Shown messages={long} />, play: showsFirst(long) };

export const Dark: Story = {
  render: () => <Shown messages={several} />,
  play: showsFirst(several),
  globals: { theme: 'dark' },
};

export const Narrow: Story = {
  render: () => <Shown messages={long} />,
  play: showsFirst(long),
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = {
  render: () => <Shown messages={hebrew} undoLabel="ביטול" />,
  play: showsFirst(hebrew),
  globals: { direction: 'rtl' },
};
