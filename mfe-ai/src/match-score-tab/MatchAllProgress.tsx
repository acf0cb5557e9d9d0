import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { BatchProgress, MATCHING } from '../batch-run/BatchProgress.tsx';
import { isRetryable } from '../batch-run/chunks.ts';
import { matchAllOf } from './match-all.ts';
import { useMatchAll } from './use-match-all.ts';

/** How far Match All is, with a way to end it, and what it could not match. */
export function MatchAllProgress({ jobId }: { readonly jobId: string }) {
  const { status, done, total, failures, failure } = useMatchAll(jobId);
  const run = matchAllOf(jobId);
  if (failure !== null) {
    return (
      <Banner
        tone="negative"
        title="Failed to load resumes, so nothing was matched"
        action={
          <Button isPending={status === 'collecting'} onPress={() => void run.start()}>
            Retry
          </Button>
        }
      >
        {failure}
      </Banner>
    );
  }
  if (status === 'idle') return null;
  if (status === 'collecting') return <ProgressBar label="Loading resumes" isIndeterminate />;
  const batch = { status, done, total, stop: () => run.stop(), resume: () => run.resume() };
  return (
    <>
      <BatchProgress batch={batch} words={MATCHING} />
      {failures.length > 0 && status !== 'running' && (
        <Banner
          tone="negative"
          title={
            failures.length === 1
              ? "1 resume couldn't be matched."
              : `${failures.length} resumes couldn't be matched.`
          }
          action={failures.some(isRetryable) ? <Button onPress={() => run.retry()}>Try Again</Button> : null}
        >
          {[...new Set(failures.map(({ error }) => error))].slice(0, 3).join(' ')}
        </Banner>
      )}
    </>
  );
}
