import type { Analysis } from '@shortlist/api-contract';
import { bandOf } from '@shortlist/design-system/ScoreRing';
import { Text } from '@shortlist/design-system/Text';
import { outOfHundred } from '../scores/score-text.ts';
import { isAnalysisFailure } from './analyze-chunk.ts';
import type { AnalyzeRun, Named } from './analyze-session.ts';
import { ErrorCard } from './ErrorCard.tsx';
import { ResultCard } from './ResultCard.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import type { Analyze } from './use-analyze.ts';
import { useRun } from './use-run.ts';

interface StandaloneResultsProps {
  readonly analyze: Analyze;
  readonly started: Extract<AnalyzeRun, { mode: 'standalone' }>;
}

/** One card for each resume, in the order in which they were chosen. */
export function StandaloneResults({ analyze, started }: StandaloneResultsProps) {
  const run = useRun(started.run, started.resumeIds);
  const failed = run.results.filter(({ result }) => result === null || isAnalysisFailure(result));
  return (
    <ResultsFrame
      title="Results"
      run={run}
      failed={failed.length}
      failure="Failed to analyze resumes. Please try again."
      onBack={analyze.backToSelection}
      onRetryAll={() => run.retry(failed.map(({ id }) => id))}
    >
      {run.results.map(({ id, result }) => {
        const named = analyze.names.get(id);
        if (result !== null && !isAnalysisFailure(result))
          return <AnalysisCard key={id} named={named} analysis={result} />;
        return (
          <ErrorCard
            key={id}
            named={named}
            error={result?.error ?? 'No analysis data in response'}
            reason={result?.reason ?? null}
            isRunning={run.status === 'running'}
            onRetry={result?.mayPass === false ? null : () => run.retry([id])}
          />
        );
      })}
    </ResultsFrame>
  );
}

interface AnalysisCardProps {
  readonly named: Named | undefined;
  readonly analysis: Analysis;
}

function AnalysisCard({ named, analysis }: AnalysisCardProps) {
  const { resume_id: id, score_overall: overall } = analysis;
  return (
    <ResultCard
      named={named}
      isSuccess
      href={`/resumes/${id}/ai-score`}
      score={
        <Text size="caption" tone="quiet" isTabular>
          <Text as="strong" size="heading" tone="strong">
            {outOfHundred(overall)}
          </Text>{' '}
          {bandOf(overall)}
        </Text>
      }
    >
      <ScoreLines
        name={named?.candidate_name ?? 'Resume'}
        lines={[
          { label: 'Skills', value: analysis.score_skills },
          { label: 'Experience', value: analysis.score_experience },
          { label: 'Education', note: 'Based on the format score', value: analysis.score_format },
        ]}
        summary={analysis.summary}
      />
    </ResultCard>
  );
}
