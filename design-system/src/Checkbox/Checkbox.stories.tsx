import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../story-layout/StoryLayout.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { children: 'Chosen', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Chosen' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Inline>
      <Checkbox defaultSelected>Chosen</Checkbox>
      <Checkbox>Left out</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox isDisabled>Cannot be read</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Always
      </Checkbox>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Some' })).toBePartiallyChecked();
  },
};

export const LongText: Story = {
  render: () => (
    <Stack width={260}>
      <Checkbox>Remove names, e-mail addresses and phone numbers before any model reads a line</Checkbox>
    </Stack>
  ),
};
