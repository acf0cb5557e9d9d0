import { endpoints, type Job, type Resume } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Columns } from '@shortlist/design-system/Columns';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { Select } from '@shortlist/design-system/Select';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type ReactElement, useState } from 'react';
import styles from './Onboarding.module.css';
import { StepPanel } from './StepPanel.tsx';
import { type AnalysisRun, useAnalysisRun } from './use-analysis-run.ts';

interface AnalysisStepProps {
  /** Matches that are there already. */
  readonly count: number;
  readonly onBegin: () => void;
  readonly onDone: () => void;
}

/** So many resumes, the newest, are read here; more are chosen on the page of the position. */
const MOST = 50;

/** Step 3: the resumes are analyzed and matched against a position, with progress. */
export function AnalysisStep({ count, onBegin, onDone }: AnalysisStepProps): ReactElement {
  const jobs = useQuery(queryOf(endpoints.jobs.list, { query: { limit: 100 } }));
  const resumes = useQuery(queryOf(endpoints.resumes.list, { query: { limit: MOST } }));
  const { run, start, cancel } = useAnalysisRun();
  const error = jobs.error ?? resumes.error;
  const isRunning = run.status === 'running';
  return (
    <StepPanel
      title="Run analysis"
      lead="Each resume is checked against every requirement: met, partly met, not met, or not mentioned. Every verdict shows its evidence."
      onContinue={count > 0 && !isRunning ? onDone : undefined}
    >
      {jobs.isPending || resumes.isPending ? <SkeletonRows rows={2} /> : null}
      {error && !(jobs.data && resumes.data) ? (
        <ErrorState
          headingLevel={3}
          title={messageOf(error)}
          onRetry={() => void Promise.all([jobs.refetch(), resumes.refetch()])}
        />
      ) : null}
      {jobs.data && resumes.data ? (
        <Choice
          jobs={jobs.data}
          resumes={resumes.data.resumes}
          isRunning={isRunning}
          isDone={count > 0}
          onStart={(jobId) => {
            onBegin();
            void start(jobId, resumes.data.resumes);
          }}
        />
      ) : null}
      <Progress run={run} onCancel={cancel} />
    </StepPanel>
  );
}

interface ChoiceProps {
  readonly jobs: readonly Job[];
  readonly resumes: readonly Resume[];
  readonly isRunning: boolean;
  /** Something was matched before: going on is the next step, not this. */
  readonly isDone: boolean;
  readonly onStart: (jobId: string) => void;
}

function Choice({ jobs, resumes, isRunning, isDone, onStart }: ChoiceProps): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const jobId = chosen ?? jobs[0]?.id;
  if (jobId === undefined || resumes.length === 0)
    return <p>Add a position and at least one resume first.</p>;
  return (
    <Stack gap={2}>
      <Columns widths="minmax(0, 1fr) auto" stackBelow="phone" gap={3} align="end">
        <Select
          label="Position"
          items={jobs.map(({ id, title }) => ({ id, label: title }))}
          value={jobId}
          onChange={setChosen}
          isDisabled={isRunning}
        />
        <Button
          variant={isDone && !isRunning ? 'secondary' : 'primary'}
          size="form"
          isPending={isRunning}
          pendingLabel="Analyzing..."
          onPress={() => onStart(jobId)}
        >
          Run Analysis
        </Button>
      </Columns>
      <Text as="p" size="dense" tone="quiet">
        {resumes.length === 1
          ? 'Your resume will be analyzed.'
          : `Your ${resumes.length} newest resumes will be analyzed.`}{' '}
        <Link href={`/jobs/${jobId}/select_resumes_batch`}>Select other resumes</Link>
      </Text>
    </Stack>
  );
}

function Progress({ run, onCancel }: { readonly run: AnalysisRun; readonly onCancel: () => void }) {
  if (run.status === 'idle') return null;
  const { settled, total, failures } = run;
  const scored = settled - failures.length;
  return (
    <Stack gap={3}>
      {run.status === 'running' ? (
        <Inline gap={4} align="end" isOneLine>
          <ProgressBar
            className={styles.bar}
            label="Analyzing resumes"
            value={(settled / total) * 100}
            valueLabel={`${settled} of ${total}`}
          />
          <Button onPress={onCancel}>Cancel</Button>
        </Inline>
      ) : (
        <Banner
          tone={scored > 0 ? 'positive' : 'caution'}
          title={scored === 1 ? '1 resume scored.' : `${scored} resumes scored.`}
        >
          {run.status === 'cancelled' ? 'The rest were canceled. Finished results are saved.' : null}
        </Banner>
      )}
      {failures.length > 0 ? (
        <Text as="ul" size="dense" tone="negative" aria-label="Not scored">
          {failures.map(({ id, name, reason }) => (
            <li key={id}>
              <strong>{name}:</strong> {reason}
            </li>
          ))}
        </Text>
      ) : null}
    </Stack>
  );
}
