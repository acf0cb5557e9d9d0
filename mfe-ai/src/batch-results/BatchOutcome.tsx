import { isMatchFailure, type Match } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { VERDICT_ORDER, Verdict } from '@shortlist/design-system/Verdict';
import { useMemo } from 'react';
import { isRetryable } from '../batch-run/chunks.ts';
import { percent } from '../scores/score-text.ts';
import styles from './BatchResultsPage.module.css';
import type { OpenSign } from './RankedRow.tsx';
import { RankingTable } from './RankingTable.tsx';
import { couldBeFirst, type Ranking } from './ranking.ts';
import type { Batch } from './use-batch.ts';
import { useVerdictFilter } from './use-verdict-filter.ts';
import { VerdictFilterBar } from './VerdictFilterBar.tsx';
import { narrowRanking } from './verdict-filter.ts';

interface BatchOutcomeProps {
  readonly batch: Batch;
  readonly ranking: Ranking;
  readonly matches: readonly Match[];
  /** Whose sign is open: settled there, a row stays until it is closed. */
  readonly openId: string | undefined;
  readonly jobId: string;
  readonly chosen: readonly string[];
  readonly onChoose: (resumeId: string) => void;
  readonly onOpen: OpenSign;
}

/** What came of a batch: the ranking with its legend, what failed, or why there is none. */
export function BatchOutcome({ batch, ranking, matches, openId, ...rest }: BatchOutcomeProps) {
  const [{ verdict, requirementId }, setFilter] = useVerdictFilter();
  const narrowed = useMemo(
    () => narrowRanking(ranking, { verdict, requirementId }, openId),
    [ranking, verdict, requirementId, openId],
  );
  if (batch.error !== null) return <ErrorState title={batch.error} onRetry={() => batch.retry()} />;
  if (batch.results.length === 0 && batch.status !== 'running') {
    return <EmptyState title="No batch match results found." />;
  }
  return (
    <>
      <FailedTogether batch={batch} />
      <VerdictFilterBar
        matches={matches}
        shown={narrowed.ranked.length}
        filter={{ verdict, requirementId }}
        onChange={setFilter}
      />
      <RankingTable
        ranking={narrowed}
        batch={batch}
        onShowAll={() => setFilter({ verdict: null, requirementId: null })}
        {...rest}
      />
      <Legend />
      {batch.status === 'done' && <CouldBeFirst ranking={ranking} />}
    </>
  );
}

/** What the shapes and the inks of the meter mean. */
function Legend() {
  return (
    <Text as={Inline} size="caption" tone="quiet" gap={5} rowGap={2} justify="between">
      <Inline gap={5} rowGap={2}>
        {VERDICT_ORDER.map((verdict) => (
          <Verdict key={verdict} verdict={verdict} />
        ))}
      </Inline>
      <Inline gap={5} rowGap={2}>
        <Inline as="span" className={styles.swatch}>
          Shown in the resume
        </Inline>
        <Inline as="span" className={styles.swatch} data-ink="possible">
          Possible if confirmed
        </Inline>
      </Inline>
    </Text>
  );
}

/** What failed for a reason that may pass, where it is more than a row can tell. */
function FailedTogether({ batch }: { readonly batch: Batch }) {
  const failed = batch.results.filter((result) => isMatchFailure(result) && isRetryable(result));
  if (failed.length < 2 || batch.status === 'running') return null;
  return (
    <Banner
      tone="negative"
      title={`${failed.length} resumes couldn't be matched`}
      action={<Button onPress={() => batch.retry()}>Retry all {failed.length}</Button>}
    >
      See the reason for each below. Ranked results aren't affected.
    </Banner>
  );
}

/** So many open requirements are told by name. */
const MOST_NAMED = 4;

function CouldBeFirst({ ranking }: { readonly ranking: Ranking }) {
  const match = couldBeFirst(ranking);
  if (!match) return null;
  const open = match.requirements.filter(
    ({ kind, verdict }) => kind !== 'logistics' && (verdict === 'to_check' || verdict === 'not_mentioned'),
  );
  const named = open.slice(0, MOST_NAMED).map(({ text }) => text);
  const words = [...named, ...(open.length > MOST_NAMED ? [`${open.length - MOST_NAMED} more`] : [])].join(
    '; ',
  );
  return (
    <Banner tone="info" title={`${match.resume_info.candidate_name} could rank first`}>
      {open.length === 0
        ? 'Confirming partly met requirements'
        : `${open.length} ${open.length === 1 ? 'answer' : 'answers'} (${words})`}{' '}
      could raise the score from {percent(match.match_score)} to {percent(match.potential_score)}.
    </Banner>
  );
}
