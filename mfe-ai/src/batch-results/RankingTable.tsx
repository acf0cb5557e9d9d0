import { REQUIREMENT_KINDS, type RequirementKind } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline } from '@shortlist/design-system/Stack';
import { Column, LongTableBody, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { ArrowDown } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
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
  /** Widens a ranking that was narrowed to nobody. */
  readonly onShowAll: () => void;
}

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 62;

/** Candidates by score, each with the strongest line, the meter and a shape for every requirement. */
export function RankingTable({ onShowAll, ...rest }: RankingTableProps) {
  const { ranking, batch } = rest;
  const isEmpty = batch.status !== 'running' && ranking.ranked.length + ranking.failures.length === 0;
  // Rows go a moment later than they are told to: see LongTableBody.
  const kept = useKeptFocus<HTMLElement>(`${isEmpty} ${useDeferredValue(ranking.ranked.length)}`);
  return (
    <Card {...kept} tabIndex={-1}>
      {isEmpty ? (
        <EmptyState
          title="No matching resumes"
          description="Try a different verdict or requirement."
          action={<Button onPress={onShowAll}>Clear Filters</Button>}
        />
      ) : (
        <Ranked {...rest} />
      )}
      {batch.status === 'running' && (
        <SkeletonRows rows={Math.min(3, batch.total - batch.done)} label="Matching resumes" />
      )}
    </Card>
  );
}

function Ranked({ ranking, batch, jobId, chosen, onChoose, onOpen }: Omit<RankingTableProps, 'onShowAll'>) {
  const { ranked } = ranking;
  const kinds = useKinds(ranked);
  return (
    <Table
      label="Ranking"
      className={styles.table}
      aria-rowcount={ranking.ranked.length + ranking.failures.length + 1}
    >
      <TableHeader>
        <Column className={styles.check}>
          <span data-visually-hidden>Compare (up to {MOST_COMPARED})</span>
        </Column>
        <Column align="end">Rank</Column>
        <Column>Candidate and Top Evidence</Column>
        <Column aria-sort="descending">
          <Inline as="span" gap={1} isOneLine>
            Match Score <ArrowDown size={12} aria-hidden />
          </Inline>
        </Column>
        {kinds.map((kind) => (
          <Column key={kind} data-kind={kind}>
            {KIND_HEADS[kind]}
          </Column>
        ))}
      </TableHeader>
      <LongTableBody
        items={ranked}
        rowHeight={ROW_HEIGHT}
        renderRow={({ rank, match }, at) => (
          <RankedRow
            key={match.resume_id}
            rank={rank}
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
  );
}

/** The columns of verdicts that any of the matches has; the same kinds are the same array, so that rows stay as they are. */
function useKinds(ranked: Ranking['ranked']): readonly RequirementKind[] {
  const present = new Set(ranked.flatMap(({ match }) => match.requirements.map(({ kind }) => kind)));
  const key = [...present].toSorted().join(' ');
  return useMemo(() => REQUIREMENT_KINDS.filter((kind) => key.split(' ').includes(kind)), [key]);
}
