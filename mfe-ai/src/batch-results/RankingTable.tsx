import type { Match, RequirementVerdict } from '@shortlist/api-contract';
import { Card } from '@shortlist/design-system/Card';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Column, LongTableBody, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { MOST_COMPARED } from './comparison.ts';
import { FailedRow } from './FailedRow.tsx';
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
  { kind: 'licence', head: 'Lic.' },
];

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 62;

/** Candidates by score, each with the strongest line, the meter and a shape for every requirement. */
export function RankingTable({ ranking, batch, jobId, chosen, onChoose }: RankingTableProps) {
  const { ranked } = ranking;
  const matches = useMemo(() => ranked.map(({ match }) => match), [ranked]);
  const heads = useMemo(() => headsOf(matches), [matches]);
  const kinds = useKinds(heads);
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
          {heads.map(({ kind, head }) => (
            <Column key={kind} data-kind={kind}>
              {head}
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

/** The columns of verdicts that any of the matches has. */
function headsOf(matches: readonly Match[]) {
  const present = new Set(matches.flatMap(({ requirements }) => requirements.map(({ kind }) => kind)));
  return KIND_HEADS.filter(({ kind }) => present.has(kind));
}

/** The same kinds are the same array, so that rows stay as they are. */
function useKinds(heads: ReturnType<typeof headsOf>): readonly RequirementVerdict['kind'][] {
  const key = heads.map(({ kind }) => kind).join(' ');
  return useMemo(
    () => KIND_HEADS.map(({ kind }) => kind).filter((kind) => key.split(' ').includes(kind)),
    [key],
  );
}
