import type { AccountBlindEntry } from '@shortlist/api-contract';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { formatDateTime } from '@shortlist/platform';
import styles from './BlindLogPage.module.css';
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
      <CardBody className={styles.scrolled}>
        <Table label="Blind Mode Log">
          <TableHeader>
            <Column>Who</Column>
            <Column>Action and Reason</Column>
          </TableHeader>
          <TableBody>
            {entries.map((entry) => (
              <Row key={entry.id}>
                <Cell isRowHeader>
                  <span className={styles.words}>{entry.account.username}</span>
                  <span className={styles.quiet}>{entry.account.email}</span>
                </Cell>
                <Cell>
                  <span className={styles.words}>{eventWords(entry)}</span>
                  {entry.reason === null ? null : (
                    <span className={styles.words}>Reason: {entry.reason}</span>
                  )}
                  <span className={styles.quiet}>
                    <time dateTime={entry.happened_at}>{formatDateTime(entry.happened_at)}</time>
                  </span>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </CardBody>
    </Card>
  );
}
