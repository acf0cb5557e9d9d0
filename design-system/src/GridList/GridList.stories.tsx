import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { GridList, GridListItem } from './GridList.tsx';

interface Position {
  id: string;
  title: string;
  company: string;
  applicants: number;
}

const positions: Position[] = [
  { id: 'backend', title: 'Senior Backend Engineer', company: 'Fennimore Logistics', applicants: 7 },
  { id: 'analyst', title: 'Data Analyst', company: 'Fennimore Logistics', applicants: 2 },
  { id: 'nurse', title: 'Scrub Nurse Coordinator', company: 'Brightwater Health', applicants: 6 },
  { id: 'designer', title: 'Product Designer', company: 'Brightwater Health', applicants: 5 },
];

const remove = fn();
const onSelectionChange = fn();
const onAction = fn();
const onLoadMore = fn();

function row({ id, title, company, applicants }: Position) {
  return (
    <GridListItem
      id={id}
      textValue={title}
      actions={
        <Menu
          trigger={<IconButton label={`More actions for ${title}`} icon={<Ellipsis aria-hidden />} />}
          placement="bottom end"
        >
          <MenuItem icon={<Pencil aria-hidden />}>Edit</MenuItem>
          <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onAction={remove}>
            Delete
          </MenuItem>
        </Menu>
      }
    >
      <strong>{title}</strong>
      <br />
      {company} <Badge>{applicants} applicants</Badge>
    </GridListItem>
  );
}

const guidance: Guidance = {
  dos: [
    'Give every row a textValue: typing its first letters goes to it.',
    'Put what can be done with a row into one Menu at its end.',
    'Say in `empty` what would be here, and how it gets here.',
  ],
  donts: [
    'Don’t use it for numbers that are compared: Table has columns.',
    'Don’t make the whole row a link and put more than two buttons in it.',
  ],
  keyboard: [
    ['Tab', 'goes to the list, and out of it'],
    ['Arrow keys up and down', 'go from row to row'],
    ['Arrow keys left and right', 'go to the controls of the row'],
    ['Home, End', 'go to the first and the last row'],
    ['Letters', 'go to the row that begins with them'],
    ['Space', 'chooses the row'],
    ['Enter', 'opens the row, if it opens anything'],
    ['Ctrl and A', 'chooses all'],
    ['Escape', 'chooses none'],
  ],
};

const meta = {
  title: 'Data/GridList',
  tags: ['autodocs'],
  component: GridList<Position>,
  parameters: { guidance },
  args: { label: 'Positions', items: positions, children: row },
} satisfies Meta<typeof GridList<Position>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rows come with the second drawing of the list. */
const item = (canvas: HTMLElement, name: string) => within(canvas).findByRole('row', { name });

export const Default: Story = {};

export const SingleSelection: Story = {
  args: { selectionMode: 'single', selectionBehavior: 'replace', defaultSelectedKeys: ['analyst'] },
  play: async ({ canvasElement }) => {
    await expect(await item(canvasElement, 'Data Analyst')).toHaveAttribute('aria-selected', 'true');
  },
};

export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['backend'], onSelectionChange },
  play: async ({ canvasElement }) => {
    await userEvent.click(await item(canvasElement, 'Product Designer'));
    await expect(onSelectionChange).toHaveBeenCalled();
    await waitFor(async () =>
      expect(await item(canvasElement, 'Product Designer')).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{ArrowUp} ');
    await expect(await item(canvasElement, 'Scrub Nurse Coordinator')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const OpenedByKeyboard: Story = {
  args: { onAction },
  play: async ({ canvasElement }) => {
    const analyst = await item(canvasElement, 'Data Analyst');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction).toHaveBeenCalledWith('analyst');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // React Aria's list gives it to the row, from which the arrow keys lead on.
    await waitFor(() => expect(analyst).toHaveFocus());
  },
};

export const Disabled: Story = {
  args: { selectionMode: 'multiple', disabledKeys: ['analyst'] },
};

export const LoadingMore: Story = { args: { onLoadMore, isLoadingMore: true } };

export const Loading: Story = { args: { items: [], isLoading: true } };

export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title="No positions yet" description="Post the first one, and it stands here." />,
  },
};

export const LongText: Story = {
  args: {
    selectionMode: 'multiple',
    items: positions.map((one) => ({
      ...one,
      title: `${one.title}, International Freight, Customs and Brokerage Coordination`,
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    })),
  },
};

const full = { selectionMode: 'multiple', defaultSelectedKeys: ['backend', 'nurse'] } as const;

export const Dark: Story = { args: full, globals: { theme: 'dark' } };

export const Narrow: Story = { args: full, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { args: full, globals: { direction: 'rtl' } };
