import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { SortableList } from './SortableList.tsx';
import type { SortableItem, SortableItemState } from './sortable-list.ts';
import styles from './story.module.css';

const guidance: Guidance = {
  dos: [
    'Use it where the order is the reader’s own: questions of an interview, steps, requirements.',
    'Draw the menu button in every row: it is the way to move for those who can’t drag.',
    'Put a form into a row to edit it in place, one row at a time.',
  ],
  donts: [
    'Don’t use it for an order that a column decides: Table sorts.',
    'Don’t confirm a move: moving back is as quick.',
  ],
  keyboard: [
    ['Tab', 'goes to the list, to the controls of the chosen row, and out'],
    ['Arrow keys', 'go from row to row'],
    ['Alt and arrow keys', 'move the row, beyond the end of its group into the next'],
    ['Space', 'lifts a row and drops it; Escape puts it back'],
    ['M', 'opens Move to'],
    ['Enter', 'opens the row'],
  ],
};

const groups = [
  { id: 'first', title: 'First call', note: '20 minutes', emptyText: 'No questions' },
  { id: 'second', title: 'Interview', note: '60 minutes', emptyText: 'No questions' },
  { id: 'third', title: 'Panel', emptyText: 'No questions' },
];

const items: SortableItem[] = [
  { id: 'why', groupId: 'first', name: 'Why this position' },
  { id: 'notice', groupId: 'first', name: 'Notice period' },
  { id: 'load', groupId: 'second', name: 'A service under load' },
  { id: 'incident', groupId: 'second', name: 'An incident that you led' },
];

type Args = ComponentProps<typeof SortableList<SortableItem>>;

const drawRow = ({ name }: SortableItem, { menuButton }: SortableItemState) => (
  <div className={styles.row}>
    <span className={styles.name}>{name}</span>
    {menuButton}
  </div>
);

/** Keeps what is moved, as a screen does. */
function KeptList({ items: first, onMove, ...rest }: Args) {
  const [kept, setKept] = useState(first);
  const keep: Args['onMove'] = async (id, groupId, beforeId) => {
    await onMove(id, groupId, beforeId);
    setKept((all) => {
      const moved = all.filter((one) => one.id === id).map((one) => ({ ...one, groupId }));
      const others = all.filter((one) => one.id !== id);
      const place = others.findIndex((one) => one.id === beforeId);
      return others.toSpliced(place === -1 ? others.length : place, 0, ...moved);
    });
  };
  return <SortableList {...rest} items={kept} onMove={keep} />;
}

const onMove = fn(async () => {});
const onAction = fn();
const onPointAt = fn();

const meta = {
  title: 'Data/SortableList',
  tags: ['autodocs'],
  component: SortableList<SortableItem>,
  parameters: { guidance },
  args: { label: 'Questions', groups, items, children: drawRow, onMove },
  render: (args) => <KeptList {...args} />,
} satisfies Meta<typeof SortableList<SortableItem>>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = (canvas: HTMLElement, name: string) => within(canvas).getByRole('grid', { name });
const row = (canvas: HTMLElement, name: string) => within(canvas).getByRole('row', { name });
const names = (canvas: HTMLElement, name: string) =>
  within(group(canvas, name))
    .getAllByRole('row')
    .map((each) => each.getAttribute('aria-label'));

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    groups: groups.map((each) => ({
      ...each,
      action: (
        <Button size="small" variant="ghost" icon={<Plus aria-hidden />}>
          Add
        </Button>
      ),
    })),
  },
};

export const SteppedByKeys: Story = {
  play: async ({ canvasElement }) => {
    row(canvasElement, 'Notice period').focus();

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(names(canvasElement, 'First call')).toEqual(['Notice period', 'Why this position']);
    await expect(onMove).toHaveBeenLastCalledWith('notice', 'first', 'why');

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(names(canvasElement, 'First call')).toEqual(['Why this position', 'Notice period']),
    );
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(names(canvasElement, 'Interview')).toEqual([
        'Notice period',
        'A service under load',
        'An incident that you led',
      ]),
    );
    await waitFor(() => expect(row(canvasElement, 'Notice period')).toHaveFocus());
  },
};

export const CarriedByKeys: Story = {
  play: async ({ canvasElement }) => {
    row(canvasElement, 'A service under load').focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(await within(canvasElement).findByText('Interview, 2 of 2.')).toBeInTheDocument();
  },
};

export const MovedByMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Why this position' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Panel/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(names(canvasElement, 'Panel')).toEqual(['Why this position']);
  },
};

export const Opened: Story = {
  args: { onAction, onPointAt },
  play: async ({ canvasElement }) => {
    row(canvasElement, 'A service under load').focus();
    await expect(onPointAt).toHaveBeenLastCalledWith('load');
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledWith('load');
  },
};

export const Refused: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    row(canvasElement, 'Notice period').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Not moved.');
    await expect(names(canvasElement, 'First call')).toEqual(['Why this position', 'Notice period']);
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    items: items.map((one) => ({
      ...one,
      name: `${one.name}, with what was decided, who decided it, and which of the three ways would be taken today`,
    })),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
