import { Pin, RotateCcw, Users } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MenuItem } from '../Menu/Menu.tsx';
import { Meter } from '../Meter/Meter.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Board } from './Board.tsx';
import type { BoardCard } from './board-column.ts';
import styles from './story.module.css';

interface Position extends BoardCard {
  company: string;
  best: number | null;
  people: number;
  age: string;
  isPinned?: boolean;
}

const columns = [
  { id: 'draft', title: 'Draft', emptyText: 'No drafts' },
  { id: 'published', title: 'Published', emptyText: 'No published positions' },
  { id: 'interviewed', title: 'Interviewed', emptyText: 'No interviews yet' },
  { id: 'offered', title: 'Offered', emptyText: 'No offers yet' },
  { id: 'completed', title: 'Completed', emptyText: 'No completed positions' },
];

const TABS = ['yellow', 'green', 'blue'] as const;

const positions: Position[] = (
  [
    ['draft', 'Warehouse Systems Lead', 'Fennimore Logistics', null, 0, 'Today'],
    ['draft', 'Clinical Data Manager', 'Brightwater Health', 0.71, 1, 'Yesterday'],
    ['draft', 'Finance Controller', 'Brightwater Health', null, 0, '2 days ago'],
    ['published', 'Customer Success Lead', 'Calder Robotics', 0.66, 1, '4 days ago'],
    ['published', 'Supply Chain Engineer', 'Fennimore Logistics', 0.69, 2, '5 days ago'],
    ['published', 'Firmware Test Engineer', 'Calder Robotics', 0.58, 1, '5 days ago'],
    ['published', 'Night Operations Planner', 'Fennimore Logistics', 0.73, 2, '7 days ago'],
    ['interviewed', 'Data Analyst', 'Fennimore Logistics', 0.78, 2, '8 days ago'],
    ['interviewed', 'Product Designer', 'Brightwater Health', 0.84, 5, '10 days ago'],
    ['interviewed', 'Senior Backend Engineer', 'Fennimore Logistics', 0.85, 7, '14 days ago'],
    ['offered', 'Embedded Engineer', 'Calder Robotics', 0.81, 3, '17 days ago'],
    ['offered', 'Practice Manager', 'Brightwater Health', 0.76, 4, '22 days ago'],
    ['completed', 'Route Planning Analyst', 'Fennimore Logistics', 0.88, 4, '34 days ago'],
    ['completed', 'Scrub Nurse Coordinator', 'Brightwater Health', 0.79, 6, '41 days ago'],
  ] as const
).map(([columnId, name, company, best, people, age], index) => ({
  id: `p${index}`,
  columnId,
  name,
  company,
  best,
  people,
  age,
  tab: TABS[index % 3] ?? 'yellow',
  isPinned: columnId === 'completed',
}));

function content({ name, company, best, people, age, isPinned }: Position) {
  return (
    <>
      <span>{company}</span>
      <span className={styles.best}>
        {best === null ? (
          'No matches yet'
        ) : (
          <>
            Best <strong>{Math.round(best * 100)}%</strong>
            <Meter value={best} label={`Best match for ${name}`} />
          </>
        )}
      </span>
      <span className={styles.foot}>
        <span>
          <Users aria-label="Applicants" /> {people}
        </span>
        <span dir="auto">
          {isPinned ? <Pin aria-label="Moved manually" /> : null} {age}
        </span>
      </span>
    </>
  );
}

type Args = ComponentProps<typeof Board<Position>>;

/** Keeps what is moved, as a screen does. */
function KeptBoard({ cards: first, onMove, ...rest }: Args) {
  const [cards, setCards] = useState(first);
  const keep: Args['onMove'] = async (cardId, columnId, beforeCardId) => {
    await onMove(cardId, columnId, beforeCardId);
    setCards((all) => {
      const moved = all.find(({ id }) => id === cardId);
      if (!moved) return all;
      const others = all.filter(({ id }) => id !== cardId);
      const index = others.findIndex(({ id }) => id === beforeCardId);
      return others.toSpliced(index === -1 ? others.length : index, 0, { ...moved, columnId });
    });
  };
  return <Board {...rest} cards={cards} onMove={keep} className={styles.page} />;
}

const guidance: Guidance = {
  dos: [
    'Resolve onMove when your own data hold the new place: until then the card is drawn there.',
    'Give canDrop a sentence, so that a column says why it refuses.',
    'Give the board a height where the page should not scroll: its columns then scroll by themselves.',
  ],
  donts: [
    'Don’t put buttons into a card that do what the menu could do: the menu is on every card.',
    'Don’t let the color of a tab mean something: it helps to find a card again, no more.',
    'Don’t use it for two lists that only say yes and no: DropZones is smaller.',
  ],
  keyboard: [
    ['Tab', 'goes to the board, to the menu of the chosen card, and out'],
    ['Arrow keys', 'go from card to card and from column to column'],
    ['Home, End', 'go to the first and the last card of the column'],
    ['Space', 'lifts a card, and drops it'],
    ['Arrow keys, lifted', 'choose its place'],
    ['Escape', 'puts it back'],
    ['M', 'opens Move to; a digit chooses a column there'],
    ['Enter', 'opens the card, if the screen gives it a page'],
  ],
};

const onMove = fn(async () => {});

const meta = {
  title: 'Data/Board',
  tags: ['autodocs'],
  component: Board<Position>,
  parameters: { guidance, layout: 'fullscreen' },
  args: { label: 'Positions by stage', columns, cards: positions, children: content, onMove },
  render: (args) => <KeptBoard {...args} />,
} satisfies Meta<typeof Board<Position>>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (canvas: HTMLElement, name: string) => within(canvas).getByRole('grid', { name });
const names = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));
const card = (canvas: HTMLElement, name: string) => within(canvas).getByRole('row', { name });

export const Default: Story = {};

export const CarriedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    card(canvasElement, 'Supply Chain Engineer').focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(await within(canvasElement).findByText('Interviewed, 2 of 4.')).toBeInTheDocument();
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    card(canvasElement, 'Supply Chain Engineer').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() =>
      expect(names(column(canvasElement, 'Interviewed'))).toEqual([
        'Data Analyst',
        'Supply Chain Engineer',
        'Product Designer',
        'Senior Backend Engineer',
      ]),
    );
    await expect(onMove).toHaveBeenCalledWith('p4', 'interviewed', 'p8');
    await expect(card(canvasElement, 'Supply Chain Engineer')).toHaveFocus();
  },
};

export const PutBack: Story = {
  play: async ({ canvasElement }) => {
    card(canvasElement, 'Supply Chain Engineer').focus();
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    await expect(
      await within(canvasElement).findByText('Canceled. Supply Chain Engineer returned to Published.'),
    ).toBeInTheDocument();
    await expect(column(canvasElement, 'Published')).toHaveTextContent('Supply Chain Engineer');
  },
};

export const MoveToMenu: Story = {
  args: {
    menuItems: () => <MenuItem icon={<RotateCcw aria-hidden />}>Back to automatic</MenuItem>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Practice Manager' }));
    await expect(await screen.findByRole('menuitemradio', { name: /Offered/ })).toBeChecked();
  },
};

export const MovedByMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Practice Manager' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('5');
    await waitFor(() => expect(names(column(canvasElement, 'Completed')).at(-1)).toBe('Practice Manager'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(card(canvasElement, 'Practice Manager')).toHaveFocus());
  },
};

export const Refused: Story = {
  args: {
    onMove: fn(async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      throw new Error('offline');
    }),
  },
  play: async ({ canvasElement }) => {
    card(canvasElement, 'Supply Chain Engineer').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not moved. Supply Chain Engineer returned to Published. Failed to save the move. Try again.',
    );
    await expect(names(column(canvasElement, 'Published'))[1]).toBe('Supply Chain Engineer');
    await expect(card(canvasElement, 'Supply Chain Engineer')).toHaveFocus();
  },
};

export const ClosedColumn: Story = {
  args: {
    canDrop: (_, columnId) => columnId !== 'completed' || 'Only with an offer that was accepted',
  },
  play: async ({ canvasElement }) => {
    card(canvasElement, 'Embedded Engineer').focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(
      await within(canvasElement).findByText('Completed: Only with an offer that was accepted.'),
    ).toBeInTheDocument();
  },
};

/** A press or Enter opens a card, as a screen with a page for each would. */
export const OpeningCards: Story = {
  render: function Opening(args) {
    const [opened, setOpened] = useState('');
    return (
      <>
        <KeptBoard {...args} onAction={setOpened} />
        <output className={styles.opened}>
          {opened ? `Opened: ${positions.find(({ id }) => id === opened)?.name}` : ''}
        </output>
      </>
    );
  },
};

export const WithoutOrder: Story = { args: { isOrdered: false } };

export const Empty: Story = { args: { cards: [] } };

export const Loading: Story = { args: { cards: [], isLoading: true } };

export const LongText: Story = {
  args: {
    cards: positions.map((one) => ({
      ...one,
      name: `${one.name}, International Freight, Customs and Brokerage Coordination`,
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    })),
  },
};

export const Narrow: Story = { ...CarriedByKeyboard, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    card(canvasElement, 'Supply Chain Engineer').focus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(await within(canvasElement).findByText('Interviewed, 2 of 4.')).toBeInTheDocument();
  },
};

/** As many as a board may come to hold: what is out of sight is not drawn. */
export const FiveHundredCards: Story = {
  args: {
    cards: Array.from({ length: 500 }, (_, index) => {
      const like = positions[index % positions.length] ?? positions[0];
      const columnId = columns[index % 5]?.id ?? 'draft';
      return { ...like, id: `c${index}`, columnId, name: `${like?.name} ${index + 1}` } as Position;
    }),
  },
};
