import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Fields/FileDrop',
  tags: ['autodocs'],
  component: FileDrop,
  args: {
    label: 'Drop resumes here, or choose files',
    description: 'PDF, DOC or DOCX, 10 MB each, 5 at a time',
    allowsMultiple: true,
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <Stack width={440}>
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
    await userEvent.upload(within(canvasElement).getByLabelText('Drop resumes here, or choose files'), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const WithError: Story = {
  args: { errorMessage: 'portfolio_2026.pdf has 14.2 MB. A file may have 10 MB.' },
};

export const Disabled: Story = { args: { isDisabled: true } };
