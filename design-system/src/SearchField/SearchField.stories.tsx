import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { SearchField } from './SearchField.tsx';

const guidance: Guidance = {
  dos: [
    'Say in the placeholder what can be searched: "Name or skill".',
    'Narrow the list below while people type.',
    'Say how many are left, where it is not plain to see.',
  ],
  donts: [
    'Don’t add a button that starts the search.',
    'Don’t use it to enter something that is kept: that is a TextField.',
    'Don’t empty it when the list changes.',
  ],
  keyboard: [
    ['Escape', 'Empties it.'],
    ['Enter', 'Calls onSubmit, where the caller gave one.'],
  ],
};

const meta = {
  title: 'Fields/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  parameters: { guidance },
  args: { label: 'Search resumes', placeholder: 'Name or skill', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 280 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'Kubernetes' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search resumes' });
    await userEvent.type(field, '{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field, 'Go');
  },
};

export const Cleared: Story = {
  args: { defaultValue: 'Kubernetes' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Kubernetes' } };

export const LongText: Story = {
  args: { defaultValue: 'Senior Backend Engineer for Freight, Customs and Cross-border Settlement' },
};

const filled: Story = { args: { defaultValue: 'Kubernetes' } };

export const Narrow: Story = { ...filled, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { args: { defaultValue: 'מהנדס תוכנה' }, globals: { direction: 'rtl' } };
