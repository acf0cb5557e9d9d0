import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ListFilters } from './ListFilters.tsx';

const guidance: Guidance = {
  dos: [
    'Put it above a list, with the search first.',
    'Keep what it says in the address, so that a link leads to the same rows.',
  ],
  donts: [
    'Do not put actions into it: they stand in the PageHeader.',
    'Do not leave a filter that is set without a way to clear it.',
  ],
  keyboard: [['Tab', 'Goes through the filters, then to the order and the height of the rows.']],
};

const SORTS = [
  { id: 'newest', label: 'Newest first' },
  { id: 'name', label: 'Name A-Z' },
] as const;

type Sort = (typeof SORTS)[number]['id'];

const STATUSES = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
] as const;

const meta = {
  title: 'Data/ListFilters',
  tags: ['autodocs'],
  component: ListFilters<Sort>,
  parameters: { guidance },
  args: { sorts: SORTS, sort: 'newest', onSort: () => undefined, list: 'story', children: null },
  render: (args) => <Filtering {...args} />,
} satisfies Meta<typeof ListFilters<Sort>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filtering({ children, ...props }: ComponentProps<typeof ListFilters<Sort>>) {
  const [sort, setSort] = useState(props.sort);
  const [words, setWords] = useState('');
  return (
    <ListFilters {...props} sort={sort} onSort={setSort}>
      <SearchField label="Search candidates" placeholder="Name or skill" value={words} onChange={setWords} />
      <SegmentedControl label="Status" items={STATUSES} value="all" onChange={() => undefined} />
      {children}
    </ListFilters>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Sort/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Name A-Z' }));
    await expect(canvas.getByRole('button', { name: /Name A-Z/ })).toBeVisible();
  },
};

/** Each view leads to its address; the one that the list shows now gives the button its name. */
export const Views: Story = {
  args: {
    views: {
      items: [
        { name: 'Active, newest', search: '?status=active' },
        { name: 'Strong in Go', search: '?skill=Go&sort=match' },
      ],
      search: '?sort=match&skill=Go',
      onSave: fn(),
      onDelete: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Strong in Go' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Strong in Go' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Active, newest' })).toHaveAttribute(
      'href',
      '?status=active',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save This View…' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' {Enter}');
    await expect(await screen.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(name, 'Go developers{Enter}');
    await expect(args.views?.onSave).toHaveBeenCalledWith({
      name: 'Go developers',
      search: '?sort=match&skill=Go',
    });
  },
};

export const WithoutHeights: Story = { args: { list: undefined } };

export const LongText: Story = {
  args: {
    children: <output>Searching resumes of Lebensmittelverarbeitungsingenieurinnen in all positions</output>,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
