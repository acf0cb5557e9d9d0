import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../Card/Card.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Cell, Column, LongTableBody, Row, Table, TableHeader, type TableProps } from './index.ts';

const guidance: Guidance = {
  dos: [
    'Use it in the place of TableBody wherever more than a hundred rows may stand.',
    'Give every Row its aria-rowindex and the Table its aria-rowcount.',
    'Give renderRow one identity with useCallback, or memo the row: then only what comes into sight is drawn.',
  ],
  donts: ['Don’t draw two rows for one item: their room is counted by the item.'],
  keyboard: [
    [
      'Tab',
      'Moves through what is in the rows; the row with the focus stays, wherever the list is scrolled.',
    ],
  ],
};

const meta = {
  title: 'Data/LongTableBody',
  tags: ['autodocs'],
  component: Table,
  parameters: { guidance },
  args: { label: 'Positions', maxBlockSize: 320 },
  render: (args) => <Long {...args} />,
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Position {
  readonly name: string;
  readonly score: number;
}

const positions: readonly Position[] = Array.from({ length: 2000 }, (_, at) => ({
  name: `Position ${at + 1}`,
  score: ((at * 37) % 101) / 100,
}));

function positionRow({ name, score }: Position, at: number) {
  return (
    <Row key={name} aria-rowindex={at + 2}>
      <Cell isRowHeader>
        <a href="#position">{name}</a>
      </Cell>
      <Cell align="end">{Math.round(score * 100)}%</Cell>
    </Row>
  );
}

function Long(props: TableProps) {
  return (
    <Card>
      <Table {...props} aria-rowcount={positions.length + 1}>
        <TableHeader>
          <Column>Position</Column>
          <Column align="end">Best Match</Column>
        </TableHeader>
        <LongTableBody items={positions} rowHeight={41} renderRow={positionRow} />
      </Table>
    </Card>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.getByRole('link', { name: 'Position 1' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

/** Those out of sight are not drawn; the one with the focus stays. */
export const ScrolledToTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('region', { name: 'Positions' });
    const first = canvas.getByRole('link', { name: 'Position 1' });
    first.focus();
    scroller.scrollTop = scroller.scrollHeight;
    const last = await canvas.findByRole('row', { name: /^Position 2000 / });
    await expect(last).toHaveAttribute('aria-rowindex', '2001');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Position 30' })).toBeNull());
    await expect(first).toHaveFocus();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};
