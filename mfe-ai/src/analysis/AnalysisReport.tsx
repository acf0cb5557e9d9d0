import type { Analysis, Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { formatDateTime, serverMessageOf } from '@shortlist/platform';
import { RotateCw } from 'lucide-react';
import type { Choice } from '../evidence/choice.ts';
import { useScrollTo } from '../evidence/use-scroll-to.ts';
import { FileNotices } from '../file-notices/FileNotices.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import type { CachedResult } from '../results/cached-result.ts';
import styles from './AnalysisPage.module.css';
import { AnalyzingView } from './AnalyzingView.tsx';
import { FindingGroups } from './FindingGroups.tsx';
import { MatchToJob } from './MatchToJob.tsx';
import type { FindingKind, NumberedFinding } from './numbered-findings.ts';
import { ScoreSummary } from './ScoreSummary.tsx';

interface AnalysisReportProps {
  /** Null while it loads. */
  readonly resume: Resume | null;
  readonly analysis: CachedResult<Analysis>;
  readonly findings: Readonly<Record<FindingKind, readonly NumberedFinding[]>>;
  readonly choice: Choice | null;
  readonly onChoose: (number: number) => void;
}

/** The left side: score, formula and findings, or the state that they are in. */
export function AnalysisReport({ resume, analysis, findings, choice, onChoose }: AnalysisReportProps) {
  const root = useScrollTo<HTMLElement>(
    choice?.from === 'tag' ? `[data-finding="${choice.number}"]` : null,
    choice?.turn,
  );
  const kept = useKeptFocus<HTMLElement>(analysis.status);
  return (
    <Page className={styles.report} ref={root}>
      <PageHeader
        title={resume?.candidate_name ?? 'Resume'}
        description={resume && <Provenance resume={resume} analysis={analysis} />}
        actions={
          <>
            <Button
              icon={<RotateCw aria-hidden />}
              isDisabled={!canAnalyze(analysis.status)}
              isPending={analysis.status === 'computing'}
              pendingLabel="Analyzing"
              onPress={() => analysis.status === 'ready' && analysis.computeAgain()}
            >
              Analyze Again
            </Button>
            {resume && <MatchToJob resume={resume} />}
          </>
        }
      />
      <Stack gap={3.5} className={styles.state} {...kept} tabIndex={-1}>
        {analysis.status === 'ready' ? (
          <>
            <FileNotices notices={analysis.result.notices} />
            <ScoreSummary analysis={analysis.result} />
            <FindingGroups
              findings={findings}
              missing={analysis.result.missing}
              chosen={choice?.number ?? null}
              onChoose={onChoose}
            />
          </>
        ) : (
          <Waiting analysis={analysis} />
        )}
      </Stack>
    </Page>
  );
}

/** A button that waits for what it began keeps the focus; one that has nothing to begin with is disabled. */
function canAnalyze(status: CachedResult<Analysis>['status']): boolean {
  return status === 'ready' || status === 'computing';
}

function Waiting({ analysis }: { readonly analysis: Exclude<CachedResult<Analysis>, { status: 'ready' }> }) {
  switch (analysis.status) {
    case 'loading':
      return <AnalyzingView label="Loading analysis..." />;
    case 'computing':
      return <AnalyzingView label="Analyzing... This may take a few moments." onStop={analysis.stop} />;
    case 'failed':
      return (
        <ErrorState
          title={serverMessageOf(analysis.error, 'Failed to retrieve analysis')}
          description="You can still read the resume."
          onRetry={analysis.retry}
        />
      );
    case 'none':
      return (
        <EmptyState
          title="Not scored yet"
          description="The analysis was canceled."
          action={<Button onPress={analysis.compute}>Analyze</Button>}
        />
      );
  }
}

/** The file, and who read it when. */
function Provenance({
  resume,
  analysis,
}: Pick<AnalysisReportProps, 'analysis'> & { readonly resume: Resume }) {
  const result = analysis.status === 'ready' ? analysis.result : null;
  return (
    <>
      {resume.file_name}
      {resume.pages !== null && `, ${resume.pages} ${resume.pages === 1 ? 'page' : 'pages'}`}.{' '}
      {result && (
        <>
          Analyzed <time dateTime={result.evaluated_at}>{formatDateTime(result.evaluated_at)}</time>.
        </>
      )}
    </>
  );
}
