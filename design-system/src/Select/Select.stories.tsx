import { CalendarDays } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  tags: ['autodocs'],
  component: Select,
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
      <Stack width={280}>
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenCalledWith('active');
  },
};

export const InABar: Story = {
  args: { label: 'Date', isLabelHidden: true, icon: <CalendarDays aria-hidden />, defaultValue: 'active' },
};

export const WithError: Story = { args: { errorMessage: 'Choose a status.' } };

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
