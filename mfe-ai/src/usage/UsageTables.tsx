import { endpoints, type ModelUsage } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime, formatNumber, formatShortDate, messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactNode } from 'react';
import { averageOf, dollarsOf, KIND_WORDS, OUTCOME_WORDS } from './usage-words.ts';

const SHOWN_CALLS = 50;
/** Columns that leave where there is little room. */
const SECONDARY: ReadonlySet<string> = new Set(['Answered', 'Tokens', 'Seconds']);

interface UsageTableProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** The first names the rows; the others are numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** What an analysis and a match cost, altogether and each. */
export function KindsTable({ kinds }: Pick<ModelUsage, 'kinds'>) {
  return (
    <UsageTable
      title="Cost per Task"
      columns={['Task', 'Requests', 'Cost', 'Average']}
      rows={kinds.map((each) => ({
        key: each.kind,
        cells: [
          KIND_WORDS[each.kind],
          formatNumber(each.calls),
          dollarsOf(each.cost_usd),
          dollarsOf(averageOf(each)),
        ],
      }))}
    />
  );
}

/** How the calls ended: whatever is not answered was done by the local engine. */
export function OutcomesTable({ outcomes }: Pick<ModelUsage, 'outcomes'>) {
  return (
    <UsageTable
      title="Request Outcomes"
      note="Failed requests used the built-in engine"
      columns={['Outcome', 'Calls']}
      rows={outcomes.map(({ outcome, calls }) => ({
        key: outcome,
        cells: [OUTCOME_WORDS[outcome], formatNumber(calls)],
      }))}
    />
  );
}

/** Each day with calls, the newest first. */
export function DaysTable({ days }: Pick<ModelUsage, 'days'>) {
  return (
    <UsageTable
      title="Daily Usage"
      columns={['Day', 'Requests', 'Answered', 'Tokens', 'Cost']}
      rows={days.map((each) => ({
        key: each.day,
        cells: [
          formatShortDate(each.day),
          formatNumber(each.calls),
          formatNumber(each.answered),
          formatNumber(each.input_tokens + each.output_tokens),
          dollarsOf(each.cost_usd),
        ],
      }))}
    />
  );
}

/** The newest single calls, with what each of them took. */
export function CallsTable() {
  const calls = useQuery(queryOf(endpoints.modelUsage.calls, { query: { limit: SHOWN_CALLS } }));
  if (calls.isError)
    return (
      <Text as="p" size="dense" tone="quiet">
        Failed to load recent requests. {messageOf(calls.error)}
      </Text>
    );
  const rows = calls.data?.calls ?? [];
  return (
    <UsageTable
      title="Recent Requests"
      columns={['Task', 'Outcome', 'Tokens', 'Cost', 'Seconds']}
      rows={rows.map((call) => ({
        key: call.id,
        cells: [
          <span key="what">
            {KIND_WORDS[call.kind]}{' '}
            <Text size="dense" tone="quiet">
              {formatDateTime(call.asked_at)}
            </Text>
          </span>,
          OUTCOME_WORDS[call.outcome],
          `${call.is_estimated ? 'about ' : ''}${formatNumber(call.input_tokens + call.output_tokens)}`,
          dollarsOf(call.cost_usd),
          (call.took_ms / 1000).toFixed(1),
        ],
      }))}
    />
  );
}

function UsageTable({ title, note, columns, rows }: UsageTableProps) {
  if (rows.length === 0) return null;
  return (
    <Card aria-label={title}>
      <CardHeader title={title} note={note} />
      <CardBody>
        <Table label={title}>
          <TableHeader>
            {columns.map((column, index) => (
              <Column
                key={column}
                align={index === 0 ? 'start' : 'end'}
                data-secondary={SECONDARY.has(column) || undefined}
              >
                {column}
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {rows.map(({ key, cells }) => (
              <Row key={key}>
                {cells.map((cell, index) => (
                  <Cell
                    key={columns[index]}
                    isRowHeader={index === 0}
                    align={index === 0 ? 'start' : 'end'}
                    data-secondary={SECONDARY.has(columns[index] ?? '') || undefined}
                  >
                    {cell}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </CardBody>
    </Card>
  );
}
