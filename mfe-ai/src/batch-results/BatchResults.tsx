import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Columns } from '@shortlist/design-system/Columns';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { saveFile } from '@shortlist/platform';
import { ArrowLeft, Columns3, Download } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { BatchProgress, MATCHING } from '../batch-run/BatchProgress.tsx';
import { ToCheckButton } from '../verdicts/ToCheckButton.tsx';
import { BatchOutcome } from './BatchOutcome.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import { MOST_COMPARED } from './comparison.ts';
import type { OpenSign } from './RankedRow.tsx';
import { type Ranking, rankingOf } from './ranking.ts';
import { csvFileOf } from './results-csv.ts';
import { type ShownSign, ShownSignPanel } from './ShownSignPanel.tsx';
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
  const matches = useMemo(() => ranking.ranked.map(({ match }) => match), [ranking]);
  const compared = matches.filter(({ resume_id: id }) => chosen.includes(id));
  const [sign, setSign] = useState<ShownSign | null>(null);
  const onOpen = useCallback<OpenSign>(
    (resumeId, requirementId, current) => setSign({ resumeId, requirementId, trigger: { current } }),
    [],
  );
  const compare = useRef<HTMLButtonElement>(null);
  const showsPanel = isComparing && compared.length > 1;

  function handleClose(): void {
    setComparing(false);
    compare.current?.focus();
  }

  return (
    <Columns widths={`minmax(0, 1fr) ${showsPanel ? '424px' : ''}`} stackBelow="wide" gap={0} align="stretch">
      <Page>
        <PageHeader
          title={title ?? 'Batch results'}
          description={summaryOf(batch, ranking)}
          actions={
            <>
              <ButtonLink href={`/jobs/${jobId}/select_resumes_batch`} icon={<ArrowLeft aria-hidden />}>
                Select Resumes
              </ButtonLink>
              <ToCheckButton matches={matches} onMatch={batch.replace} />
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
        <BatchOutcome
          batch={batch}
          ranking={ranking}
          matches={matches}
          openId={sign?.resumeId}
          jobId={jobId}
          chosen={chosen}
          onChoose={onChoose}
          onOpen={onOpen}
        />
      </Page>
      {showsPanel && <ComparePanel matches={compared} onClose={handleClose} onOpen={onOpen} />}
      <ShownSignPanel sign={sign} matches={matches} onMatch={batch.replace} onClose={() => setSign(null)} />
    </Columns>
  );
}

/** Puts a candidate into the comparison or takes it out; nobody more than can stand side by side. */
function choiceAfter(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length < MOST_COMPARED ? [...chosen, id] : chosen;
}

function summaryOf(batch: Batch, { ranked, failures }: Ranking): string {
  if (batch.status === 'running') return 'Results appear as resumes are matched.';
  const resumes = `${batch.total} ${batch.total === 1 ? 'resume' : 'resumes'}`;
  if (batch.status === 'stopped') return `Canceled. ${ranked.length} of ${resumes} scored.`;
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  return `${resumes}: ${ranked.length} scored${failed}.`;
}
