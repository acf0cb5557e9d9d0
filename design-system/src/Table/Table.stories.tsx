import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card, CardHeader } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableEmpty,
  TableHeader,
  TableLoading,
  type TableProps,
} from './index.ts';
import { TABLE_PARTS } from './story-parts.ts';
import { PersonName, PersonRow, PersonScore, people } from './story-people.tsx';
import { Growing, Numbered, Paged, Requirements, Selectable, Sorted } from './story-tables.tsx';

const guidance: Guidance = {
  dos: [
    'Name the row by its first column, with isRowHeader.',
    'Mark columns that a phone can do without with data-secondary.',
    'Start scores and dates with the highest and the newest: firstDirection="descending".',
    'Keep the rows that are there while more come; draw more than a hundred with LongTableBody.',
  ],
  donts: [
    'Don’t put a number of pages under it: keyset pages know a next and a previous.',
    'Don’t make a whole row a button: link its name, and give other actions a menu.',
    'Don’t sort in the browser what the server sends in pages.',
  ],
  keyboard: [
    ['Tab', 'Moves through the heads that sort, the checkboxes, the links and the pager.'],
    ['Enter, Space', 'On a head: puts the rows in its order, again: in the opposite one.'],
    ['Space', 'On a checkbox: selects the row, or all rows that are shown.'],
    ['Arrows', 'In a table of limited height: scroll its rows.'],
  ],
};

const meta = {
  title: 'Data/Table',
  tags: ['autodocs'],
  component: Table,
  subcomponents: TABLE_PARTS,
  parameters: { guidance },
  args: { label: 'Candidates' },
  render: (args) => <Overview {...args} />,
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

function Head() {
  return (
    <TableHeader>
      <Column>Name, and why</Column>
      <Column data-secondary>Verdicts</Column>
      <Column>Match Score</Column>
      <Column align="end" data-secondary>
        Upload Date
      </Column>
    </TableHeader>
  );
}

function Overview(props: TableProps) {
  return (
    <Card>
      <CardHeader title="Applicant Overview" note="top 3 by match" />
      <Table {...props}>
        <Head />
        <TableBody>
          {people.map((person) => (
            <PersonRow key={person.name} person={person} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Candidates' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByRole('rowheader', { name: /Ines Okafor/ })).toBeVisible();
  },
};

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const Sortable: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Match Score')).toHaveAttribute('aria-sort', 'descending');
    await expect(head('Name')).not.toHaveAttribute('aria-sort');

    within(head('Name')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesIn(canvasElement)).toEqual(['Ines Okafor', 'Leila Haddadi', 'Tomasz Wieland']);
    await userEvent.keyboard(' ');
    await expect(head('Name')).toHaveAttribute('aria-sort', 'descending');

    await userEvent.click(canvas.getByRole('button', { name: 'Upload Date' }));
    await expect(head('Upload Date')).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(canvasElement)[0]).toBe('Ines Okafor');
  },
};

export const Selection: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Select all candidates' });
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Ines Okafor' })).toBeChecked();
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Leila Haddadi' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Ines Okafor' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ines Okafor' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const Pages: Story = {
  args: { label: 'Positions' },
  render: (args) => <Paged {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pager = within(canvas.getByRole('navigation', { name: 'Pages of positions' }));
    const next = pager.getByRole('button', { name: 'Next' });
    await expect(pager.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(pager.getByRole('status')).toHaveTextContent('5 to 8');
    await userEvent.click(next);
    await expect(pager.getByRole('status')).toHaveTextContent('9 to 10');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(namesIn(canvasElement)).toEqual(['Position number 9', 'Position number 10']);
  },
};

export const ShowMore: Story = {
  args: { label: 'Positions' },
  render: (args) => <Growing {...args} arrives={Promise.resolve()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 of 10 shown'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('10 of 10 shown'));
    await expect(canvas.queryByRole('button', { name: 'Show More' })).toBeNull();
  },
};

export const Pending: Story = {
  args: { label: 'Positions' },
  render: (args) => <Growing {...args} arrives={new Promise<void>(() => undefined)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading more positions');
    await expect(canvas.getByRole('button', { name: 'Show More' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  render: (args) => (
    <Card>
      <Table {...args} aria-busy>
        <Head />
        <TableBody>
          <TableLoading columns={4} label="Loading candidates" />
        </TableBody>
      </Table>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell', { name: 'Loading candidates' })).toBeVisible();
  },
};

export const Empty: Story = {
  render: (args) => (
    <Card>
      <Table {...args}>
        <Head />
        <TableBody>
          <TableEmpty columns={4}>
            <EmptyState
              title="No resume fits these filters."
              action={<Button size="small">Clear Filters</Button>}
            />
          </TableEmpty>
        </TableBody>
      </Table>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell', { name: /No resume fits/ })).toBeVisible();
  },
};

export const StickyHead: Story = {
  args: { label: 'Positions', maxBlockSize: 260 },
  render: (args) => (
    <Card>
      <Numbered {...args} numbers={Array.from({ length: 24 }, (_, place) => place + 1)} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('region', { name: 'Positions' });
    const head = canvas.getByRole('columnheader', { name: 'Title' });
    const before = head.getBoundingClientRect().top;
    frame.scrollTop = 400;
    await waitFor(() => expect(frame.scrollTop).toBe(400));
    await expect(head.getBoundingClientRect().top).toBe(before);
  },
};

export const Unknown: Story = {
  args: { label: 'Requirements' },
  render: (args) => <Requirements {...args} />,
};

const verbose = {
  ...people[0],
  name: 'Maria Annunziata Konstantinopoulou-Vandenbroucke',
  words: 'led the replacement of the customs declaration gateway of four countries, and with it',
  marked: 'cut the time to clear a shipment from nine hours to forty minutes',
  score: 0.85,
  potential: 0.9,
  day: 20,
};

export const LongText: Story = {
  render: (args) => (
    <Card>
      <Table {...args}>
        <TableHeader>
          <Column onSort={() => undefined} sortDirection="ascending">
            Name of the candidate, and the words of the resume that decide
          </Column>
          <Column>Match Score</Column>
        </TableHeader>
        <TableBody>
          <Row>
            <Cell isRowHeader>
              <PersonName person={verbose} />
            </Cell>
            <Cell>
              <PersonScore person={verbose} />
            </Cell>
          </Row>
        </TableBody>
      </Table>
    </Card>
  ),
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const Stacking: Story = {
  ...Default,
  name: 'Rows as blocks, narrow',
  args: { isStacking: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().height).toBeLessThan(60);
  },
};

export const RightToLeft: Story = {
  ...Default,
  render: (args) => (
    <>
      <Overview {...args} />
      <br />
      <Paged {...args} label="Positions" />
    </>
  ),
  globals: { direction: 'rtl' },
};
