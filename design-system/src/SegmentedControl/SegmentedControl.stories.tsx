import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Navigation/SegmentedControl',
  tags: ['autodocs'],
  component: SegmentedControl,
  args: {
    label: 'View',
    items: [
      { id: 'text', label: 'Text as read' },
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
      { id: 'text', label: 'Text as read' },
      { id: 'original', label: 'Original', isDisabled: true },
    ],
  },
};
