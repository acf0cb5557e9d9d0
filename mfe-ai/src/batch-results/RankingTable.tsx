import type { MatchFailure, RequirementVerdict } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { ArrowDown, FileX } from 'lucide-react';
import { MOST_COMPARED } from './comparison.ts';
import { RankedRow } from './RankedRow.tsx';
import styles from './RankingTable.module.css';
import type { Ranking } from './ranking.ts';
import type { Batch } from './use-batch.ts';

interface RankingTableProps {
  readonly ranking: Ranking;
  readonly batch: Batch;
  readonly jobId: string;
  /** The resumes chosen for comparison. */
  readonly chosen: readonly string[];
  readonly onChoose: (resumeId: string) => void;
}

const KIND_HEADS: readonly { kind: RequirementVerdict['kind']; head: string }[] = [
  { kind: 'must', head: 'Must' },
  { kind: 'nice', head: 'Nice' },
  { kind: 'years', head: 'Years' },
  { kind: 'education', head: 'Edu.' },
];

/** Candidates by score, each with the strongest line, the meter and a shape for every requirement. */
export function RankingTable({ ranking, batch, jobId, chosen, onChoose }: RankingTableProps) {
  const kinds = KIND_HEADS.filter(({ kind }) =>
    ranking.ranked.some(({ match }) => match.requirements.some((requirement) => requirement.kind === kind)),
  );
  return (
    <Card className={styles.card}>
      <Table label="Ranking" className={styles.table}>
        <TableHeader>
          <Column className={styles.check}>
            <span className={styles.hidden}>Compare, {MOST_COMPARED} at most</span>
          </Column>
          <Column align="end" className={styles.number}>
            No.
          </Column>
          <Column>Candidate, and the strongest line</Column>
          <Column aria-sort="descending">
            Match Score <ArrowDown size={12} className={styles.arrow} aria-hidden />
          </Column>
          {kinds.map(({ kind, head }) => (
            <Column key={kind} data-kind={kind}>
              {head}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {ranking.ranked.map((ranked) => (
            <RankedRow
              key={ranked.match.resume_id}
              ranked={ranked}
              jobId={jobId}
              kinds={kinds.map(({ kind }) => kind)}
              isChosen={chosen.includes(ranked.match.resume_id)}
              isFull={chosen.length >= MOST_COMPARED}
              onChoose={() => onChoose(ranked.match.resume_id)}
            />
          ))}
          {ranking.failures.map((failure) => (
            <FailedRow
              key={failure.resume_id}
              failure={failure}
              columns={kinds.length}
              onRetry={failure.resume_info === null ? batch.resume : null}
            />
          ))}
        </TableBody>
      </Table>
      {batch.status === 'running' && (
        <SkeletonRows rows={Math.min(3, batch.total - batch.done)} label="Matching resumes" />
      )}
    </Card>
  );
}

interface FailedRowProps {
  readonly failure: MatchFailure;
  /** How many columns of verdicts stay empty. */
  readonly columns: number;
  /** Set when the call failed as a whole, so that asking again may help. */
  readonly onRetry: (() => void) | null;
}

function FailedRow({ failure, columns, onRetry }: FailedRowProps) {
  return (
    <Row className={styles.failed}>
      <Cell />
      <Cell />
      <Cell isRowHeader>
        <span className={styles.candidate}>
          <span className={styles.fileMark} aria-hidden="true">
            <FileX size={14} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{failure.resume_info?.file_name ?? 'Not matched'}</span>
            <span className={styles.error}>{failure.error}</span>
          </span>
        </span>
      </Cell>
      <Cell>
        <Badge tone="pencil">not scored</Badge>
      </Cell>
      {columns > 0 && (
        <Cell colSpan={columns} align="end">
          {onRetry && (
            <Button size="small" onPress={onRetry}>
              Retry
            </Button>
          )}
        </Cell>
      )}
    </Row>
  );
}
