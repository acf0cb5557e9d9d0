import { MapPin } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ComboBox } from './ComboBox.tsx';
import { CITIES, Refused, Searched } from './story-parts.tsx';

const guidance: Guidance = {
  dos: [
    'Use it when there are more options than one reads through, or when a server holds them.',
    'Put what tells two like options apart in the description.',
    'Allow a value of its own only where the product can live with what anybody types.',
  ],
  donts: [
    'Do not use it for ten options that everyone knows: a Select shows them without typing.',
    'Do not use it for several values: that is a TagField.',
  ],
  keyboard: [
    ['ArrowDown', 'Opens the list; then goes to the next option.'],
    ['ArrowUp', 'Opens the list at its end; then goes to the option before.'],
    ['Enter', 'Chooses the option that has the focus, or keeps a text of its own where that is allowed.'],
    ['Tab', 'Chooses the option that has the focus, and goes on.'],
    ['Escape', 'Closes the list and brings the chosen option back.'],
  ],
};

const meta = {
  title: 'Fields/ComboBox',
  tags: ['autodocs'],
  component: ComboBox,
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    label: 'Location',
    placeholder: 'Type a city',
    items: CITIES,
    onChange: fn(),
    onInputChange: fn(),
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 300 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Location' });

export const Default: Story = {};

export const Open: Story = {
  args: { defaultValue: 'ham' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show suggestions/ }));
    await expect(await screen.findByRole('option', { name: /Hamburg/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
};

export const Variants: Story = {
  args: {
    icon: <MapPin aria-hidden size={16} />,
    items: [
      { title: 'With a port', items: CITIES.slice(0, 3) },
      {
        title: 'Inland',
        items: [
          { id: 'prg', label: 'Prague' },
          { id: 'vie', label: 'Vienna' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show suggestions/ }));
    await expect(await screen.findByRole('group', { name: 'Inland' })).toBeVisible();
  },
};

export const Filters: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement), 'gdan');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('gda');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(fieldOf(canvasElement)).toHaveValue('Gdańsk');
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), 'Atlantis');
    await expect(
      await within(await screen.findByRole('listbox')).findByText('No results for “Atlantis”'),
    ).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('No results for “Atlantis”');
  },
};

export const WhatIsNoOptionIsNotKept: Story = {
  args: { defaultValue: 'ham' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(fieldOf(canvasElement)).toHaveValue('Hamburg'));
    await userEvent.type(fieldOf(canvasElement), 'xyz');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(fieldOf(canvasElement)).toHaveValue('Hamburg');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Among buttons: as high as they are, and the placeholder says what it is. */
export const InABar: Story = {
  args: { isLabelHidden: true, placeholder: 'All cities' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: args.label })).toBeVisible();
    await expect(within(canvasElement).queryByText(args.label)).toBeNull();
  },
};

export const ATextOfItsOwn: Story = {
  args: { allowsCustomValue: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement), 'Atlantis');
    await expect(
      await within(await screen.findByRole('listbox')).findByText(
        "“Atlantis” isn't in the list. It will be saved as typed.",
      ),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(fieldOf(canvasElement)).toHaveValue('Atlantis');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Atlantis');
  },
};

export const Cleared: Story = {
  args: { defaultValue: 'ham' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Location' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(fieldOf(canvasElement)).toHaveValue('');
    await expect(fieldOf(canvasElement)).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear Location' })).toBeNull();
  },
};

export const FromAServer: Story = {
  render: Searched,
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), 'rot');
    await expect(await within(await screen.findByRole('listbox')).findByText('Loading...')).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: /Rotterdam/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(fieldOf(canvasElement));
    await userEvent.type(fieldOf(canvasElement), 'ant');
    await userEvent.click(await screen.findByRole('option', { name: /Antwerp/ }));
    await userEvent.type(fieldOf(canvasElement), 'zzz');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(fieldOf(canvasElement)).toHaveValue('Antwerp');
  },
};

export const Loading: Story = {
  args: { items: [], isLoading: true, isSearchedElsewhere: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), 'rot');
    await expect(await within(await screen.findByRole('listbox')).findByText('Loading...')).toBeVisible();
  },
};

const SHIPS = Array.from({ length: 2000 }, (_, index) => ({
  id: `ship-${index + 1}`,
  label: `Ship ${String(index + 1).padStart(4, '0')}`,
}));

export const TwoThousandOptions: Story = {
  args: { label: 'Ship', placeholder: 'Type a number', items: SHIPS, defaultValue: 'ship-1500' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Ship' });
    await waitFor(() => expect(input).toHaveValue('Ship 1500'));
    await userEvent.clear(input);
    await userEvent.type(input, '199');
    await expect(await screen.findByRole('option', { name: 'Ship 1999' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Ship 0199');
  },
};

export const WithError: Story = {
  render: Refused,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Hamburg has no office any more.')).toBeVisible();
    await expect(fieldOf(canvasElement)).toHaveFocus();
  },
};

export const AnErrorGoesWithAChoice: Story = {
  ...WithError,
  play: async (context) => {
    await WithError.play?.(context);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /Antwerp/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(within(context.canvasElement).queryByText(/has no office/)).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'ham' } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'ham' } };

export const LongText: Story = {
  args: {
    label: 'Location of the office in which the person sits on most days, not of the one that hires',
    items: [
      {
        id: 'long',
        label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and all of Anglesey',
        description: 'Wales, on the island, a bridge and forty minutes from the nearest airport of any size',
      },
      ...CITIES,
    ],
    defaultValue: 'long',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show suggestions/ }));
    await expect(await screen.findByRole('option', { name: /Llanfair/ })).toBeVisible();
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: {
    label: 'מיקום',
    items: [
      { id: 'hai', label: 'חיפה', description: 'ישראל' },
      { id: 'tlv', label: 'תל אביב', description: 'ישראל' },
      { id: 'ham', label: 'Hamburg', description: 'גרמניה' },
    ],
    defaultValue: 'tlv',
  },
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /חיפה/ })).toBeVisible();
  },
};
