import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { FileDrop } from './FileDrop.tsx';

const guidance: Guidance = {
  dos: [
    'Say in the description what is taken, how large and how many, before anybody chooses.',
    'Check what was dropped and say of each refused file why: accept only narrows the dialog.',
  ],
  donts: [
    'Do not show it without a way to see what has been taken so far.',
    'Do not make the whole page a hidden drop target: nobody finds it by keyboard.',
  ],
  keyboard: [
    ['Enter', 'Opens the dialog that chooses files.'],
    ['Space', 'Opens the dialog that chooses files.'],
  ],
};

const meta = {
  title: 'Fields/FileDrop',
  tags: ['autodocs'],
  parameters: { guidance },
  component: FileDrop,
  args: {
    label: 'Drop resumes here or choose files',
    description: 'PDF, DOC, or DOCX, up to 10 MB each, 5 at a time',
    allowsMultiple: true,
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 440 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['resume'], 'haddadi_leila.pdf', { type: 'application/pdf' });
    await userEvent.upload(within(canvasElement).getByLabelText('Drop resumes here or choose files'), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const WithError: Story = {
  args: { errorMessage: 'portfolio_2026.pdf is 14.2 MB. The limit is 10 MB.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** A file is held over it. */
export const Over: Story = {
  play: async ({ canvasElement }) => {
    const held = new DataTransfer();
    held.items.add(new File(['resume'], 'haddadi_leila.pdf', { type: 'application/pdf' }));
    const place = canvasElement.querySelector('label');

    await fireEvent(
      place as HTMLElement,
      new DragEvent('dragenter', { dataTransfer: held, bubbles: true, cancelable: true }),
    );

    await waitFor(() => expect(place).toHaveAttribute('data-over'));
  },
};

export const Dropped: Story = {
  args: { allowsMultiple: false, description: 'One PDF, 10 MB' },
  play: async ({ args, canvasElement }) => {
    const files = ['one.pdf', 'two.pdf'].map((name) => new File(['resume'], name));
    const held = new DataTransfer();
    for (const file of files) held.items.add(file);
    const place = canvasElement.querySelector('label') as HTMLElement;

    await fireEvent(place, new DragEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true }));

    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'one.pdf' })]),
    );
    await expect(place).not.toHaveAttribute('data-over');
  },
};

export const LongText: Story = {
  args: {
    label: 'Drop the resumes of everyone who applied here, or press this place and choose them one by one',
    description:
      'PDF with text in it, DOC or DOCX of Word 97 and later, 10 MB each, 5 at a time, 20 pages at most',
    errorMessage:
      'haddadi_leila_curriculum_vitae_with_publications_and_references_2026_final.pdf has 14.2 MB. This file is over the 10 MB limit.',
  },
};

export const Narrow: Story = { ...WithError, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...WithError, globals: { direction: 'rtl' } };
