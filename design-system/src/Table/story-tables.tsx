import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Verdict } from '../Verdict/Verdict.tsx';
import {
  Cell,
  Column,
  Row,
  SelectAllColumn,
  SelectCell,
  type SortDirection,
  Table,
  TableBody,
  TableHeader,
  TableLoading,
  TablePager,
  type TableProps,
  useRowSelection,
} from './index.ts';
import { PersonScore, people } from './story-people.tsx';

type Key = 'name' | 'score' | 'day';

interface Order {
  readonly by: Key;
  readonly direction: SortDirection;
}

/** A table that puts itself in order by its heads. */
export function Sorted(props: TableProps) {
  const [order, setOrder] = useState<Order>({ by: 'score', direction: 'descending' });
  const rows = people.toSorted((one, other) => {
    const up = one[order.by] < other[order.by] ? -1 : 1;
    return order.direction === 'ascending' ? up : -up;
  });
  const headOf = (by: Key) => ({
    sortDirection: order.by === by ? order.direction : null,
    onSort: (direction: SortDirection) => setOrder({ by, direction }),
  });
  return (
    <Card>
      <Table {...props}>
        <TableHeader>
          <Column {...headOf('name')}>Name</Column>
          <Column {...headOf('score')} firstDirection="descending">
            Match Score
          </Column>
          <Column {...headOf('day')} align="end" firstDirection="descending">
            Upload Date
          </Column>
        </TableHeader>
        <TableBody>
          {rows.map((person) => (
            <Row key={person.name}>
              <Cell isRowHeader>{person.name}</Cell>
              <Cell>
                <PersonScore person={person} />
              </Cell>
              <Cell align="end">{person.day} Nov</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** A table whose rows can be chosen. */
export function Selectable(props: TableProps) {
  const { selected, chosen, select, selectShown } = useRowSelection(people.map(({ name }) => name));
  return (
    <Card>
      <Table {...props}>
        <TableHeader>
          <SelectAllColumn label="Select all candidates" chosen={chosen} onChange={selectShown} />
          <Column>Name</Column>
          <Column>Match Score</Column>
          <Column align="end">Upload Date</Column>
        </TableHeader>
        <TableBody>
          {people.map((person) => (
            <Row key={person.name} isSelected={selected.has(person.name)}>
              <SelectCell
                label={`Select ${person.name}`}
                isSelected={selected.has(person.name)}
                onChange={(isSelected) => select(person.name, isSelected)}
              />
              <Cell isRowHeader>{person.name}</Cell>
              <Cell>{Math.round(person.score * 100)}%</Cell>
              <Cell align="end">{person.day} Nov</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const PAGE = 4;
const ALL = 10;

/** A table that shows its rows page by page. */
export function Paged(props: TableProps) {
  const [first, setFirst] = useState(0);
  const last = Math.min(first + PAGE, ALL);
  return (
    <Card>
      <Numbered {...props} numbers={numbers(first, last)} />
      <TablePager
        label="Pages of positions"
        summary={`${first + 1} to ${last}`}
        onPrevious={first > 0 ? () => setFirst(first - PAGE) : null}
        onNext={last < ALL ? () => setFirst(last) : null}
      />
    </Card>
  );
}

/** A table that adds rows below; `arrives` answers for the server. */
export function Growing({ arrives, ...props }: TableProps & { arrives: Promise<void> }) {
  const [shown, setShown] = useState(PAGE);
  const [isPending, setPending] = useState(false);
  const fetchMore = async () => {
    setPending(true);
    await arrives;
    setShown(shown + PAGE);
    setPending(false);
  };
  return (
    <Card>
      <Numbered {...props} numbers={numbers(0, Math.min(shown, ALL))} isComing={isPending} />
      <TablePager
        label="More positions"
        summary={isPending ? 'Loading more positions' : `${Math.min(shown, ALL)} of ${ALL} shown`}
        onMore={shown < ALL ? () => void fetchMore() : null}
        isPending={isPending}
      />
    </Card>
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => from + place + 1);

/** A table of rows that say no more than their number. */
export function Numbered({
  numbers: rows,
  isComing,
  ...props
}: TableProps & { numbers: readonly number[]; isComing?: boolean }) {
  return (
    <Table {...props} aria-busy={isComing}>
      <TableHeader>
        <Column>Title</Column>
        <Column align="end">Matched resumes</Column>
      </TableHeader>
      <TableBody>
        {rows.map((number) => (
          <Row key={number}>
            <Cell isRowHeader>Position number {number}</Cell>
            <Cell align="end">{number * 7}</Cell>
          </Row>
        ))}
        {isComing ? <TableLoading columns={2} rows={2} label="Loading more positions" /> : null}
      </TableBody>
    </Table>
  );
}

/** A table with a row of which nothing is known. */
export function Requirements(props: TableProps) {
  return (
    <Card>
      <Table {...props}>
        <TableHeader>
          <Column>Requirement</Column>
          <Column>Verdict</Column>
          <Column align="end">Points</Column>
        </TableHeader>
        <TableBody>
          <Row>
            <Cell isRowHeader>Five years of Go</Cell>
            <Cell>
              <Verdict verdict="met" />
            </Cell>
            <Cell align="end">3 of 3</Cell>
          </Row>
          <Row isUnknown>
            <Cell isRowHeader>Speaks Dutch</Cell>
            <Cell>
              <Verdict verdict="not_mentioned" />
            </Cell>
            <Cell align="end">
              <Badge tone="pencil">Not scored yet</Badge>
            </Cell>
          </Row>
        </TableBody>
      </Table>
    </Card>
  );
}
