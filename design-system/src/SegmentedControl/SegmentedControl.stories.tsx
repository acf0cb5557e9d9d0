import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for two to four views of the same thing; the choice acts at once.',
    'Label each with one to three words of the same kind.',
  ],
  donts: [
    'Do not use it for pages: that is Tabs or a link.',
    'Do not use it inside a form that is sent: that is RadioGroup.',
    'Do not put more than four into it: that is Select.',
  ],
  keyboard: [
    ['Tab', 'Goes to the chosen segment, and past the others.'],
    ['Arrow keys', 'Choose the next or the previous segment, round and round.'],
    ['Space', 'Chooses the segment that has the focus, when none is chosen.'],
  ],
};

const meta = {
  title: 'Navigation/SegmentedControl',
  tags: ['autodocs'],
  component: SegmentedControl,
  parameters: { guidance },
  args: {
    label: 'View',
    items: [
      { id: 'text', label: 'Extracted Text' },
      { id: 'original', label: 'Original' },
    ],
    value: 'text',
    onChange: () => undefined,
  },
  render: (args) => <Switching {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

function Switching(props: ComponentProps<typeof SegmentedControl<string>>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {};

export const Chooses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Original' }));
    await expect(canvas.getByRole('radio', { name: 'Original' })).toBeChecked();
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { id: 'text', label: 'Extracted Text' },
      { id: 'original', label: 'Original', isDisabled: true },
    ],
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Extracted Text' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Original' })).toBeChecked();
  },
};

const four = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'quarter', label: 'Quarter', isDisabled: true },
];

export const Variants: Story = { args: { label: 'Period', items: four, value: 'week' } };

export const LongText: Story = {
  args: {
    items: [
      { id: 'text', label: 'Text as it was read from the uploaded file' },
      { id: 'original', label: 'Original file with its own letters and pictures' },
    ],
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 320 }}>
        <Story />
      </Stack>
    ),
  ],
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'תצוגה',
    items: [
      { id: 'text', label: 'הטקסט כפי שנקרא' },
      { id: 'original', label: 'המקור' },
    ],
  },
};
