import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Checkbox } from './Checkbox.tsx';

const guidance: Guidance = {
  dos: [
    'Write the label so that the tick means yes: "Remove names", not "Keep names out".',
    'Use it where the choice counts only after Save, or for several of a list.',
    'Show isIndeterminate above a list of which some are chosen.',
  ],
  donts: [
    'Do not use it for something that happens at once: that is a Switch.',
    'Do not use two of them for one of two: that is a RadioGroup.',
  ],
  keyboard: [['Space', 'Ticks it, or takes the tick away.']],
};

const meta = {
  title: 'Fields/Checkbox',
  tags: ['autodocs'],
  parameters: { guidance },
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
    <Inline gap={3}>
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
    <Stack style={{ maxInlineSize: 260 }}>
      <Checkbox>Remove names, e-mail addresses and phone numbers before any model reads a line</Checkbox>
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();

    await userEvent.keyboard(' ');

    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
