import { CalendarDays } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Select } from './Select.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for five values or more, of which one is kept.',
    'Put the values in an order that people expect: by use, by size, by name.',
    'In a bar of filters hide the label only where the value says what it is.',
  ],
  donts: [
    'Don’t use it for two to four values that fit: RadioGroup or SegmentedControl show them.',
    'Don’t use it for hundreds of values: a ComboBox narrows them.',
    'Don’t put actions into the list: that is a Menu.',
  ],
  keyboard: [
    ['Enter, Space, Down, Up', 'Open the list.'],
    ['Down, Up', 'In the list: move. With it closed, Right and Left choose the next and the previous value.'],
    ['Home, End', 'Move to the first and the last value.'],
    ['Letters', 'Move to the value that begins with them.'],
    ['Enter, Space', 'In the list: choose and close.'],
    ['Escape', 'Closes without a change.'],
  ],
};

const meta = {
  title: 'Fields/Select',
  tags: ['autodocs'],
  component: Select,
  parameters: { guidance },
  args: {
    label: 'Status',
    items: [
      { id: 'active', label: 'Active' },
      { id: 'reserve', label: 'Reserve' },
      { id: 'inactive', label: 'Inactive' },
    ],
    defaultValue: 'reserve',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 280 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Status/ }));
    await expect(await screen.findByRole('option', { name: 'Reserve' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Status/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenCalledWith('active');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Active');
  },
};

export const InABar: Story = {
  args: { label: 'Date', isLabelHidden: true, icon: <CalendarDays aria-hidden />, defaultValue: 'active' },
};

export const WithError: Story = { args: { errorMessage: 'Choose a status.' } };

export const RefusalGoesWithAChoice: Story = {
  args: { name: 'status' },
  render: (args) => (
    <Form errors={{ status: 'Choose a status that is still offered.' }}>
      <Select {...args} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Choose a status that is still offered.');

    await userEvent.click(page.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Active' }));

    await waitFor(() => expect(page.queryByText('Choose a status that is still offered.')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    items: [
      { id: 'active', label: 'Senior Backend Engineer for Freight, Customs and Cross-border Settlement' },
      { id: 'reserve', label: 'Practice Manager' },
    ],
    defaultValue: 'active',
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Status/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Reserve' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('inactive');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
