import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { TextArea } from './TextArea.tsx';

const guidance: Guidance = {
  dos: [
    'Set rows to the length that is usual: it grows up to four times as many.',
    'Say in the description what a good text has in it.',
  ],
  donts: [
    'Do not use it for what fits on one line: that is a TextField, and Enter submits it.',
    'Do not put the help into the placeholder: it goes with the first letter.',
  ],
  keyboard: [['Enter', 'Begins a new line.']],
};

const meta = {
  title: 'Fields/TextArea',
  tags: ['autodocs'],
  parameters: { guidance },
  component: TextArea,
  args: { label: 'Notes' },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 420 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    defaultValue: 'Spoke on Tuesday. Can start in February. Ask about Kubernetes before the panel.',
    rows: 2,
  },
};

export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Notes');
    const before = area.clientHeight;
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

export const WithError: Story = {
  args: {
    label: 'Job description',
    errorMessage: 'A description needs at least 20 words.',
    defaultValue: 'Go.',
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Closed on 4 November.' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Closed on 4 November. Reopened on 6 November.', rows: 2 },
};

export const LongText: Story = {
  args: {
    label: 'What the panel should know before it meets the candidate for the second time',
    rows: 2,
    defaultValue: Array.from(
      { length: 8 },
      () => 'Led the move of fourteen shipment services. Lebensmittelverarbeitungsingenieurinnenausbildung.',
    ).join(' '),
    errorMessage:
      'Notes may have 600 characters. These have 776: leave out what stands in the resume anyway.',
  },
};

export const Narrow: Story = { ...WithError, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...WithError, globals: { direction: 'rtl' } };
