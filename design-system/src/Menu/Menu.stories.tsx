import { Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';

const remove = fn();
const navigate = fn();

const meta = {
  title: 'Overlays/Menu',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  component: Menu,
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
