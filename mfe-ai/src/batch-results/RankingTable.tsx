import { type Match, REQUIREMENT_KINDS, type RequirementKind } from '@shortlist/api-contract';
import { Card } from '@shortlist/design-system/Card';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Column, LongTableBody, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { KIND_HEADS } from '../verdicts/requirement-kinds.ts';
import { MOST_COMPARED } from './comparison.ts';
import { FailedRow } from './FailedRow.tsx';
import { type OpenSign, RankedRow } from './RankedRow.tsx';
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
  readonly onOpen: OpenSign;
}

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 62;

/** Candidates by score, each with the strongest line, the meter and a shape for every requirement. */
export function RankingTable({ ranking, batch, jobId, chosen, onChoose, onOpen }: RankingTableProps) {
  const { ranked } = ranking;
  const matches = useMemo(() => ranked.map(({ match }) => match), [ranked]);
  const kinds = useKinds(matches);
  return (
    <Card className={styles.card}>
      <Table
        label="Ranking"
        className={styles.table}
        aria-rowcount={ranking.ranked.length + ranking.failures.length + 1}
      >
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
          {kinds.map((kind) => (
            <Column key={kind} data-kind={kind}>
              {KIND_HEADS[kind]}
            </Column>
          ))}
        </TableHeader>
        <LongTableBody
          items={matches}
          rowHeight={ROW_HEIGHT}
          renderRow={(match, at) => (
            <RankedRow
              key={match.resume_id}
              rank={ranked[at]?.rank ?? null}
              match={match}
              aria-rowindex={at + 2}
              jobId={jobId}
              kinds={kinds}
              isChosen={chosen.includes(match.resume_id)}
              isFull={chosen.length >= MOST_COMPARED}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          )}
        />
        <TableBody>
          {ranking.failures.map((failure) => (
            <FailedRow
              key={failure.resume_id}
              failure={failure}
              columns={kinds.length}
              isRunning={batch.status === 'running'}
              onRetry={() => batch.retry(failure.resume_id)}
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

/** The columns of verdicts that any of the matches has; the same kinds are the same array, so that rows stay as they are. */
function useKinds(matches: readonly Match[]): readonly RequirementKind[] {
  const present = new Set(matches.flatMap(({ requirements }) => requirements.map(({ kind }) => kind)));
  const key = [...present].toSorted().join(' ');
  return useMemo(() => REQUIREMENT_KINDS.filter((kind) => key.split(' ').includes(kind)), [key]);
}
