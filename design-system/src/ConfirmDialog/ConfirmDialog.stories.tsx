import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Guidance } from '../story-layout/guidance.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const guidance: Guidance = {
  dos: [
    'Ask with the verb and the thing: "Delete this resume?"',
    'Say what will be gone, and that it cannot be undone.',
    'Label the button with the verb of the question, never with Yes or OK.',
  ],
  donts: [
    'Do not ask before something that can be undone: do it, and offer Undo in a toast.',
    'Do not move the focus to the dangerous button: it begins on Cancel.',
    'Do not close it when it failed: say why in errorMessage.',
  ],
  keyboard: [
    ['Tab', 'Moves between Cancel and the verb, and stays in the dialog.'],
    ['Enter or Space', 'Presses the button that has the focus; that is Cancel at first.'],
    ['Escape', 'Closes without doing anything, unless it is running.'],
  ],
};

const meta = {
  title: 'Overlays/ConfirmDialog',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 440 } } },
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

export const LongText: Story = {
  args: {
    title: 'Delete Senior Backend Engineer for Freight, Customs and Cross-border Settlement?',
    children: (
      <p>
        The position, its 1,284 matches, the notes of seven people and the file{' '}
        <strong>
          senior_backend_engineer_freight_customs_and_cross-border_settlement_description_2026_final.pdf
        </strong>{' '}
        will be permanently deleted. Resumes are kept.
      </p>
    ),
    confirmLabel: 'Delete the position and its matches',
    cancelLabel: 'Keep everything as it is',
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'למחוק את קורות החיים?',
    children: 'הקובץ, הניתוח שלו ושלוש התאמות יימחקו. אי אפשר לבטל את הפעולה.',
    confirmLabel: 'מחיקה',
    cancelLabel: 'ביטול',
  },
};
