import { isMatchFailure, type Match, type MatchFailure } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { RatingWord } from '@shortlist/design-system/Rating';
import { Text } from '@shortlist/design-system/Text';
import { isRetryable } from '../batch-run/chunks.ts';
import { topEvidence } from '../evidence/top-evidence.ts';
import { percent } from '../scores/score-text.ts';
import type { AnalyzeRun } from './analyze-session.ts';
import { ErrorCard } from './ErrorCard.tsx';
import { ResultCard } from './ResultCard.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import type { Analyze } from './use-analyze.ts';
import { useRun } from './use-run.ts';

interface MatchingResultsProps {
  readonly analyze: Analyze;
  readonly started: Extract<AnalyzeRun, { mode: 'matching' }>;
}

/** One card for each resume under the title of the position, in the order in which they were chosen. */
export function MatchingResults({ analyze, started }: MatchingResultsProps) {
  const run = useRun(started.run, started.resumeIds);
  const failed = run.results.filter(({ result }) => result === null || isMatchFailure(result));
  return (
    <ResultsFrame
      title={started.job.title}
      run={run}
      failed={failed.length}
      failure="Failed to analyze matching. Please try again."
      onBack={analyze.backToSelection}
      onRetryAll={() => run.retry(failed.map(({ id }) => id))}
    >
      {run.results.map(({ id, result }) => {
        if (result !== null && !isMatchFailure(result)) return <MatchCard key={id} match={result} />;
        return (
          <ErrorCard
            key={id}
            named={analyze.names.get(id)}
            error={result === null ? 'No match score in response' : 'Matching failed'}
            reason={reasonOf(result)}
            isRunning={run.status === 'running'}
            onRetry={result === null || isRetryable(result) ? () => run.retry([id]) : null}
          />
        );
      })}
    </ResultsFrame>
  );
}

function reasonOf(failure: MatchFailure | null): string | null {
  return failure?.error ?? null;
}

/** The rounded percent and its word; of whom nobody can tell the word alone. */
function MatchWord({ match: { band, confidence, match_score } }: { readonly match: Match }) {
  return (
    <>
      {band !== 'insufficient_data' && <Badge tone="accent">{percent(match_score)} match</Badge>}
      <RatingWord band={band} confidence={confidence} />
    </>
  );
}

function MatchCard({ match }: { readonly match: Match }) {
  const line = topEvidence(match);
  const { candidate_name: name } = match.resume_info;
  return (
    <ResultCard
      named={match.resume_info}
      isSuccess
      href={`/jobs/${match.job_id}/resumes/${match.resume_id}/match`}
      score={<MatchWord match={match} />}
    >
      {line && (
        <Text as="p" size="quote-row">
          <MarkedQuote tone="support" quote={line} />
        </Text>
      )}
      <ScoreLines
        name={name}
        lines={[
          { label: 'Skills', value: match.score_skills },
          { label: 'Experience', value: match.score_experience },
        ]}
        summary={match.summary}
      />
    </ResultCard>
  );
}
