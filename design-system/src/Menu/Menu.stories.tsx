import { Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';
import { MenuPopover } from './MenuPopover.tsx';

const remove = fn();
const navigate = fn();

const guidance: Guidance = {
  dos: [
    'Name an item as a verb: "Edit", "Move to".',
    'Put what deletes last, behind a separator, with tone="danger".',
    'Give every draggable thing a "Move to" menu beside it.',
  ],
  donts: [
    'Don’t put the one action that everybody needs into a menu: make it a button.',
    'Don’t use it to choose the value of a field: that is a Select.',
    'Don’t show a shortcut that does not work.',
  ],
  keyboard: [
    ['Enter, Space, Down', 'On the button: open the menu at its first item. Up: at its last.'],
    ['Down, Up', 'Move, around the ends too.'],
    ['Home, End', 'Move to the first and the last item.'],
    ['Letters', 'Move to the item that begins with them.'],
    ['Enter, Space', 'Do it, and close.'],
    ['Escape', 'Closes; the focus returns to the button.'],
  ],
};

const meta = {
  title: 'Overlays/Menu',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 440 } } },
  component: Menu,
  subcomponents: { MenuItem, MenuSection, MenuSeparator, MenuPopover },
  args: {
    trigger: <IconButton label="More actions" icon={<Ellipsis aria-hidden />} />,
    children: (
      <>
        <MenuItem href="/joblist/edit/4" icon={<Pencil aria-hidden />}>
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onAction={remove}>
          Delete
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(remove).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  },
};

export const FollowsOnTheClient: Story = {
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(navigate).toHaveBeenCalledWith('/joblist/edit/4');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const MoveTo: Story = {
  args: {
    selectionMode: 'single',
    selectedKeys: ['offered'],
    children: (
      <>
        <MenuSection title="Move to">
          <MenuItem id="draft" shortcut="1">
            Draft
          </MenuItem>
          <MenuItem id="published" shortcut="2">
            Published
          </MenuItem>
          <MenuItem id="offered" shortcut="3">
            Offered
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="automatic" icon={<RotateCcw aria-hidden />}>
          Back to automatic
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitemradio', { name: /Offered/ })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <MenuItem icon={<Pencil aria-hidden />}>
          Edit the position of the Senior Backend Engineer for Freight and Customs
        </MenuItem>
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />}>
          Delete with all of its matches
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /^Edit the position/ })).toBeVisible();
  },
};

export const Narrow: Story = { ...MoveTo, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...MoveTo, globals: { direction: 'rtl' } };
