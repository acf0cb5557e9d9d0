import type { AccountBlindEntry } from '@shortlist/api-contract';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import { eventWords } from './blind-log-view.ts';

interface BlindLogTableProps {
  readonly entries: readonly AccountBlindEntry[];
  /** The lines of another question, until those of this one are there. */
  readonly isStale: boolean;
}

/** The lines of the log, newest first. */
export function BlindLogTable({ entries, isStale }: BlindLogTableProps) {
  return (
    <Card aria-busy={isStale}>
      <CardBody>
        <Table label="Blind Mode Log">
          <TableHeader>
            <Column>Who</Column>
            <Column>Action and Reason</Column>
          </TableHeader>
          <TableBody>
            {entries.map((entry) => (
              <Row key={entry.id}>
                <Text as={Cell} wrap="anywhere" isRowHeader>
                  <div>{entry.account.username}</div>
                  <Text as="div" size="caption" tone="quiet">
                    {entry.account.email}
                  </Text>
                </Text>
                <Text as={Cell} wrap="anywhere">
                  <div>{eventWords(entry)}</div>
                  {entry.reason === null ? null : <div>Reason: {entry.reason}</div>}
                  <Text as="div" size="caption" tone="quiet">
                    <time dateTime={entry.happened_at}>{formatDateTime(entry.happened_at)}</time>
                  </Text>
                </Text>
              </Row>
            ))}
          </TableBody>
        </Table>
      </CardBody>
    </Card>
  );
}
