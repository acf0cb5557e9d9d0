import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup,
  args: {
    label: 'Contact by',
    defaultValue: 'email',
    onChange: fn(),
    children: (
      <>
        <Radio value="email">Email</Radio>
        <Radio value="phone">Phone</Radio>
        <Radio value="letter">Letter</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('phone');
  },
};

export const Horizontal: Story = {
  args: { orientation: 'horizontal', description: 'The candidate chose it.' },
};

export const WithError: Story = { args: { errorMessage: 'Choose one.' } };

export const Disabled: Story = { args: { isDisabled: true } };
