import { Pencil, Upload } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../story-layout/StoryLayout.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  tags: ['autodocs'],
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
    <Inline>
      <Button variant="primary">Save</Button>
      <Button icon={<Pencil aria-hidden />}>Edit</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
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
    <Inline>
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
    <Inline>
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
    <Stack width={240}>
      <Button variant="primary">Analyse the resumes of everyone who applied since Monday</Button>
    </Stack>
  ),
};
