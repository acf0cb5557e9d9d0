import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Switch } from './Switch.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for what happens at once, and undo it when the server refuses.',
    'Name the thing that is on: "Active", "Tell me by e-mail".',
  ],
  donts: [
    'Do not use it in a form that has a Save: that is a Checkbox.',
    'Do not write on and off beside it: the label names what it turns on.',
  ],
  keyboard: [['Space', 'Turns it on or off.']],
};

const meta = {
  title: 'Fields/Switch',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Switch,
  args: { children: 'Active', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Inline gap={3}>
      <Switch defaultSelected>Active</Switch>
      <Switch>Inactive</Switch>
      <Switch isDisabled>Not in this plan</Switch>
      <Switch isDisabled defaultSelected>
        Always
      </Switch>
    </Inline>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();

    await userEvent.keyboard(' ');

    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 260 }}>
      <Switch defaultSelected>
        Tell me by e-mail when somebody moves a candidate into a column that I follow
      </Switch>
    </Stack>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
