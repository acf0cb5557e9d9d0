import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Guidance } from '../story-layout/guidance.ts';
import { NotificationDialog } from './NotificationDialog.tsx';

const guidance: Guidance = {
  dos: [
    'Say what happened in a title of two or three words and one sentence.',
    'Use it for the end of something that the reader waited for.',
  ],
  donts: [
    'Do not use it for what a toast can say: it stops the work.',
    'Do not ask in it: OK is the only answer.',
    'Do not show two at once.',
  ],
  keyboard: [
    ['Enter or Space', 'Presses OK, which has the focus.'],
    ['Escape', 'Closes it; the focus returns to where it came from.'],
  ],
};

const meta = {
  title: 'Overlays/NotificationDialog',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 440 } } },
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

export const LongText: Story = {
  args: {
    tone: 'negative',
    title: 'Senior Backend Engineer for Freight, Customs and Cross-border Settlement was not updated',
    message:
      'wolkenstein-trostburg_maximiliane_curriculum_vitae_2026_final_version_for_print.pdf is being matched to this position. Close it again when the match is done, in a minute or two.',
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'ההתאמה הסתיימה', message: 'קורות החיים הותאמו למשרה בהצלחה.' },
};
