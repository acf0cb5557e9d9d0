import { ArrowLeft, Pencil, Upload } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Button } from './Button.tsx';

const guidance: Guidance = {
  dos: [
    'Say what happens, verb first: "Delete resume", not "OK".',
    'Keep to one primary button a screen; it comes last in its row.',
    'While the action runs set isPending and a pendingLabel: the button keeps the focus and ignores presses.',
  ],
  donts: [
    'Do not use it to go to another page: ButtonLink looks the same and opens in a tab.',
    'Do not use danger outside a dialog that asks for confirmation.',
    'Do not disable a button that could explain what is missing when it is pressed.',
  ],
  keyboard: [
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it when the key comes up.'],
  ],
};

const meta = {
  title: 'Actions/Button',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Button,
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap={3}>
      <Button variant="primary">Save</Button>
      <Button icon={<Pencil aria-hidden />}>Edit</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={3}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="form">Form</Button>
      <Button size="large">Large</Button>
      <Button size="large" variant="primary" icon={<Upload aria-hidden />}>
        Upload Resume
      </Button>
    </Inline>
  ),
};

export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Saving...' },
  render: (args) => (
    <Inline gap={3}>
      <Button {...args} variant="primary" />
      <Button {...args} />
      <Button {...args} variant="danger" pendingLabel="Deleting..." />
    </Inline>
  ),
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline gap={3}>
      <Button isDisabled variant="primary">
        Save
      </Button>
      <Button isDisabled icon={<Pencil aria-hidden />}>
        Edit
      </Button>
      <Button isDisabled variant="ghost">
        Cancel
      </Button>
      <Button isDisabled variant="danger">
        Delete
      </Button>
    </Inline>
  ),
};

export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <Button variant="primary" icon={<Upload aria-hidden />}>
        Analyze the resumes of everyone who applied since Monday
      </Button>
      <Button>Lebensmittelverarbeitungsingenieurinnen vergleichen</Button>
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();

    await userEvent.keyboard('{Enter} ');

    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

const everything: Story = {
  render: () => (
    <Stack>
      <Inline gap={3}>
        <Button variant="primary" icon={<Upload aria-hidden />}>
          Upload Resume
        </Button>
        <Button icon={<Pencil aria-hidden />}>Edit</Button>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />}>
          Back
        </Button>
        <Button variant="danger">Delete</Button>
      </Inline>
      <Inline gap={3}>
        <Button variant="primary" isPending pendingLabel="Saving..." />
        <Button isDisabled>Save</Button>
        <Button variant="ghost" isDisabled>
          Cancel
        </Button>
      </Inline>
      <Inline gap={3}>
        <Button size="small">Small</Button>
        <Button size="form">Form</Button>
        <Button size="large">Large</Button>
      </Inline>
    </Stack>
  ),
};

export const Dark: Story = { ...everything, globals: { theme: 'dark' } };

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };
