import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { DropZones } from './DropZones.tsx';
import type { DropZoneItem } from './drop-zone.ts';

interface Resume extends DropZoneItem {
  score: number;
}

const zones = [
  { id: 'active', title: 'Active', emptyText: 'No active resumes' },
  { id: 'reserve', title: 'Reserve', emptyText: 'No reserve resumes' },
  { id: 'inactive', title: 'Inactive', emptyText: 'No inactive resumes' },
];

const resumes: Resume[] = [
  { id: 'ines', zoneId: 'active', name: 'Ines Okafor', score: 75 },
  { id: 'tomasz', zoneId: 'active', name: 'Tomasz Wieland', score: 85 },
  { id: 'leila', zoneId: 'active', name: 'Leila Haddadi', score: 65 },
  { id: 'noor', zoneId: 'reserve', name: 'Noor Verhaegen', score: 58 },
];

type Args = ComponentProps<typeof DropZones<Resume>>;

/** Keeps what is moved, as a screen does. */
function KeptZones({ items: first, onMove, ...rest }: Args) {
  const [items, setItems] = useState(first);
  const keep: Args['onMove'] = async (ids, zoneId, beforeId) => {
    await onMove(ids, zoneId, beforeId);
    setItems((all) => {
      const moved = all.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, zoneId }));
      return [...all.filter(({ id }) => !ids.includes(id)), ...moved];
    });
  };
  return <DropZones {...rest} items={items} onMove={keep} />;
}

const guidance: Guidance = {
  dos: [
    'Say in the empty text what is not there: "No reserve resumes".',
    'Give a limit its own sentence: "Only one position here".',
    'Let several be chosen where people sort many at once.',
  ],
  donts: [
    'Don’t ask for a confirmation after a drop: moving back is as quick.',
    'Don’t use it for an order of steps: Board has columns and places.',
  ],
  keyboard: [
    ['Tab', 'goes to the list, to the controls of the chosen item, and out'],
    ['Arrow keys', 'go from item to item and from zone to zone'],
    ['Space', 'lifts an item, or all that are chosen, and drops them'],
    ['Arrow keys, lifted', 'choose a list'],
    ['Escape', 'cancels'],
    ['M', 'opens Move to; a digit chooses a zone there'],
    ['Enter', 'chooses the item alone and opens it'],
    ['Ctrl and Space', 'adds the item to the choice, or takes it out'],
    ['Shift and arrow keys', 'choose up to the next item'],
    ['Ctrl and A', 'chooses all'],
  ],
};

const onMove = fn(async () => {});
const onSelectionChange = fn();

const meta = {
  title: 'Data/DropZones',
  tags: ['autodocs'],
  component: DropZones<Resume>,
  parameters: { guidance },
  args: {
    label: 'Resumes by status',
    zones,
    items: resumes,
    children: ({ score }) => <span>Score: {score}</span>,
    onMove,
  },
  render: (args) => <KeptZones {...args} />,
} satisfies Meta<typeof DropZones<Resume>>;
export default meta;
type Story = StoryObj<typeof meta>;

const zone = (canvas: HTMLElement, name: string) => within(canvas).getByRole('grid', { name });
const item = (canvas: HTMLElement, name: string) => within(canvas).getByRole('row', { name });

export const Default: Story = {};

export const MovedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    item(canvasElement, 'Tomasz Wieland').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(
      await within(canvasElement).findByText('Tomasz Wieland moved to Reserve.'),
    ).toBeInTheDocument();
    await expect(zone(canvasElement, 'Reserve')).toContainElement(item(canvasElement, 'Tomasz Wieland'));
    await expect(onMove).toHaveBeenCalledWith(['tomasz'], 'reserve', null);
  },
};

export const SeveralAtOnce: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: ['ines', 'leila'] },
  play: async ({ canvasElement }) => {
    item(canvasElement, 'Ines Okafor').focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(await within(canvasElement).findByText('Inactive.')).toBeInTheDocument();
  },
};

export const ChosenByKeyboard: Story = {
  args: { selectionMode: 'multiple', onSelectionChange },
  play: async ({ canvasElement }) => {
    item(canvasElement, 'Ines Okafor').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(['ines', 'tomasz']);
    await userEvent.keyboard('{Control>} {/Control}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(['ines']);
    await expect(item(canvasElement, 'Ines Okafor')).toHaveAttribute('aria-selected', 'true');
  },
};

export const MovedByMenu: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: ['ines', 'leila'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Leila Haddadi' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Inactive/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(zone(canvasElement, 'Inactive')).toContainElement(item(canvasElement, 'Ines Okafor'));
    await expect(zone(canvasElement, 'Inactive')).toContainElement(item(canvasElement, 'Leila Haddadi'));
    await waitFor(() => expect(item(canvasElement, 'Ines Okafor')).toHaveFocus());
  },
};

export const Limited: Story = {
  args: {
    zones: [
      { id: 'active', title: 'All', emptyText: 'None left' },
      {
        id: 'reserve',
        title: 'Compared',
        emptyText: 'Drop one here',
        limit: 1,
        limitText: 'Only one position here',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    item(canvasElement, 'Ines Okafor').focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(
      await within(canvasElement).findByText('Compared: Only one position here.'),
    ).toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: {
    refusedText: 'An error occurred while updating the resume status.',
    onMove: fn(async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      throw new Error('offline');
    }),
  },
  play: async ({ canvasElement }) => {
    item(canvasElement, 'Tomasz Wieland').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not moved. An error occurred while updating the resume status.',
    );
    await expect(zone(canvasElement, 'Active')).toContainElement(item(canvasElement, 'Tomasz Wieland'));
  },
};

export const Stacked: Story = {
  args: { layout: 'stack', selectionMode: 'single', defaultSelectedIds: ['ines'] },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 300 }}>
        <Story />
      </Stack>
    ),
  ],
};

export const Ordered: Story = {
  args: { isOrdered: true },
  play: async ({ canvasElement }) => {
    item(canvasElement, 'Leila Haddadi').focus();
    await userEvent.keyboard(' {ArrowUp}');
    await expect(await within(canvasElement).findByText('Active, 2 of 3.')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { items: [] } };

export const Loading: Story = { args: { items: [], isLoading: true } };

export const LongText: Story = {
  args: {
    selectionMode: 'multiple',
    items: resumes.map((one) => ({
      ...one,
      name: `${one.name}, curriculum vitae and list of publications, third revision of November 2026, final.docx`,
    })),
  },
};

export const Narrow: Story = { ...SeveralAtOnce, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: ['ines', 'leila'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    item(canvasElement, 'Ines Okafor').focus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(await within(canvasElement).findByText('Reserve.')).toBeInTheDocument();
  },
};
