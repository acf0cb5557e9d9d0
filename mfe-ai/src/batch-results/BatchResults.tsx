import { isMatchFailure } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Verdict } from '@shortlist/design-system/Verdict';
import { saveFile } from '@shortlist/platform';
import { ArrowLeft, Columns3, Download } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { BatchProgress, MATCHING } from '../batch-run/BatchProgress.tsx';
import { isRetryable } from '../batch-run/chunks.ts';
import { percent } from '../scores/score-text.ts';
import styles from './BatchResultsPage.module.css';
import { ComparePanel } from './ComparePanel.tsx';
import { MOST_COMPARED } from './comparison.ts';
import { RankingTable } from './RankingTable.tsx';
import { couldBeFirst, type Ranking, rankingOf } from './ranking.ts';
import { csvFileOf } from './results-csv.ts';
import { type Batch, useBatch } from './use-batch.ts';

interface BatchResultsProps {
  readonly jobId: string;
  /** Null until the position is known. */
  readonly title: string | null;
  readonly resumeIds: readonly string[];
  /** The entry of the history. */
  readonly place: string;
}

/** The ranking as it grows, and beside it the candidates that are compared. */
export function BatchResults({ jobId, title, resumeIds, place }: BatchResultsProps) {
  const batch = useBatch({ jobId, resumeIds, place });
  const { results } = batch;
  const ranking = useMemo(() => rankingOf(results), [results]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const onChoose = useCallback((id: string) => setChosen((before) => choiceAfter(before, id)), []);
  const [isComparing, setComparing] = useState(false);
  const compared = ranking.ranked
    .map(({ match }) => match)
    .filter(({ resume_id: id }) => chosen.includes(id));
  const compare = useRef<HTMLButtonElement>(null);
  const showsPanel = isComparing && compared.length > 1;

  function handleClose(): void {
    setComparing(false);
    compare.current?.focus();
  }

  return (
    <section className={styles.page} data-comparing={showsPanel || undefined}>
      <div className={styles.main}>
        <PageHeader
          title={title ?? 'Batch results'}
          description={summaryOf(batch, ranking)}
          actions={
            <>
              <ButtonLink href={`/jobs/${jobId}/select_resumes_batch`} icon={<ArrowLeft aria-hidden />}>
                Select resumes
              </ButtonLink>
              <Button
                icon={<Download aria-hidden />}
                isDisabled={ranking.ranked.length === 0}
                onPress={() => saveFile(csvFileOf(ranking), `${title ?? 'batch results'}.csv`)}
              >
                Export CSV
              </Button>
              <Button
                ref={compare}
                variant="primary"
                icon={<Columns3 aria-hidden />}
                isDisabled={compared.length < 2}
                onPress={() => setComparing(true)}
              >
                {compared.length < 2 ? 'Compare' : `Compare ${compared.length}`}
              </Button>
            </>
          }
        />
        <BatchProgress batch={batch} words={MATCHING} />
        <Outcome batch={batch} ranking={ranking} jobId={jobId} chosen={chosen} onChoose={onChoose} />
      </div>
      {showsPanel && <ComparePanel matches={compared} onClose={handleClose} />}
    </section>
  );
}

/** Puts a candidate into the comparison or takes it out; nobody more than can stand side by side. */
function choiceAfter(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length < MOST_COMPARED ? [...chosen, id] : chosen;
}

function summaryOf(batch: Batch, { ranked, failures }: Ranking): string {
  if (batch.status === 'running') return 'The ranking grows as the resumes are matched.';
  const resumes = `${batch.total} ${batch.total === 1 ? 'resume' : 'resumes'}`;
  if (batch.status === 'stopped') return `${ranked.length} of ${resumes} scored before it was cancelled.`;
  const failed = failures.length > 0 ? `, ${failures.length} could not be matched` : '';
  return `${resumes}: ${ranked.length} scored${failed}.`;
}

interface OutcomeProps {
  readonly batch: Batch;
  readonly ranking: Ranking;
  readonly jobId: string;
  readonly chosen: readonly string[];
  readonly onChoose: (resumeId: string) => void;
}

function Outcome({ batch, ranking, jobId, chosen, onChoose }: OutcomeProps) {
  if (batch.error !== null) return <ErrorState title={batch.error} onRetry={() => batch.retry()} />;
  if (batch.results.length === 0 && batch.status !== 'running') {
    return <EmptyState title="No batch match results found." />;
  }
  return (
    <>
      <FailedTogether batch={batch} />
      <RankingTable ranking={ranking} batch={batch} jobId={jobId} chosen={chosen} onChoose={onChoose} />
      <div className={styles.legend}>
        <Verdict verdict="met" />
        <Verdict verdict="not_met" />
        <Verdict verdict="insufficient_data" />
        <span className={styles.swatch}>shown</span>
        <span className={styles.swatch} data-ink="possible">
          possible, once asked
        </span>
      </div>
      {batch.status === 'done' && <CouldBeFirst ranking={ranking} />}
    </>
  );
}

/** What failed for a reason that may pass, where it is more than a row can tell. */
function FailedTogether({ batch }: { readonly batch: Batch }) {
  const failed = batch.results.filter((result) => isMatchFailure(result) && isRetryable(result));
  if (failed.length < 2 || batch.status === 'running') return null;
  return (
    <Banner
      tone="negative"
      title={`${failed.length} resumes could not be matched.`}
      action={<Button onPress={() => batch.retry()}>Retry all {failed.length}</Button>}
    >
      Each has its reason below. What is ranked stays.
    </Banner>
  );
}

function CouldBeFirst({ ranking }: { readonly ranking: Ranking }) {
  const match = couldBeFirst(ranking);
  if (!match) return null;
  const unknown = match.requirements.filter(({ verdict }) => verdict === 'insufficient_data');
  const words = unknown.map(({ text }) => text).join('; ');
  return (
    <Banner tone="info" title={`${match.resume_info.candidate_name} could be first.`}>
      {unknown.length === 0
        ? 'Confirming what is only listed'
        : `${unknown.length} ${unknown.length === 1 ? 'answer' : 'answers'} (${words})`}{' '}
      could bring the score from {percent(match.match_score)} to {percent(match.potential_score)}.
    </Banner>
  );
}
