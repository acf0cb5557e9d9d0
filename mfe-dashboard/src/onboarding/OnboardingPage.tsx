import { type DashboardStats, endpoints } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { type StepState as DrawnState, Stepper } from '@shortlist/design-system/Stepper';
import { messageOf, queryOf, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useSearchParams } from '@shortlist/platform/router';
import { type ReactElement, useEffect, useRef } from 'react';
import { AnalysisStep } from './AnalysisStep.tsx';
import { CreateJobStep } from './CreateJobStep.tsx';
import styles from './Onboarding.module.css';
import { ResultsStep } from './ResultsStep.tsx';
import { onboardingSteps, type StepId, type StepState, shownStep } from './steps.ts';
import { UploadStep } from './UploadStep.tsx';

/** The way in: four steps that are done right here, marked by what the user's own data shows. */
export function OnboardingPage(): ReactElement {
  const { data, error, isPending, refetch } = useQuery(queryOf(endpoints.dashboard.stats));
  useDocumentTitle('Get Started');
  return (
    <Page width="text">
      <PageHeader
        title="Get Started"
        description="Go from job posting to shortlist in four steps."
        actions={<ButtonLink href="/userhome">Go to Dashboard</ButtonLink>}
      />
      {isPending ? <SkeletonRows rows={4} /> : null}
      {error && !data ? (
        <Card>
          <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
        </Card>
      ) : null}
      {data ? <Steps stats={data} /> : null}
    </Page>
  );
}

const STATE_TEXT = { completed: 'Completed', active: 'Active', pending: 'Pending' } as const;
const DRAWN: Record<StepState, DrawnState> = { completed: 'done', active: 'current', pending: 'upcoming' };

function Steps({ stats }: { readonly stats: DashboardStats }): ReactElement {
  const [search, setSearch] = useSearchParams();
  const steps = onboardingSteps(stats);
  const shown = shownStep(steps, search.get('step'));
  const panel = useFocusOnChange(shown);

  return (
    <Columns widths="240px minmax(0, 1fr)" stackBelow="tablet" gap={6}>
      <div className={styles.steps}>
        <Stepper
          label="Onboarding steps"
          orientation="vertical"
          steps={steps.map(({ id, title, state }) => ({
            id,
            title,
            state: DRAWN[state],
            stateLabel: STATE_TEXT[state],
            onPress: () => setSearch({ step: id }),
          }))}
        />
      </div>
      <div ref={panel} tabIndex={-1} className={styles.panel}>
        <Panel
          step={shown}
          stats={stats}
          onBegin={() => setSearch({ step: shown }, { replace: true, preventScrollReset: true })}
          onDone={() => setSearch({}, { replace: true })}
        />
      </div>
    </Columns>
  );
}

/** The button that led on is gone with its step: the keyboard goes on in the next one. */
function useFocusOnChange(shown: StepId) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    panel.current?.focus({ preventScroll: true });
  }, [shown]);
  return panel;
}

interface PanelProps {
  readonly step: StepId;
  readonly stats: DashboardStats;
  /** Stays at this step although it counts as done soon. */
  readonly onBegin: () => void;
  /** Goes on to the step that is active now. */
  readonly onDone: () => void;
}

function Panel({ step, stats, onBegin, onDone }: PanelProps): ReactElement {
  if (step === 'job') return <CreateJobStep count={stats.total_job_positions} onDone={onDone} />;
  if (step === 'resumes') return <UploadStep count={stats.total_resumes} onBegin={onBegin} onDone={onDone} />;
  if (step === 'analysis')
    return <AnalysisStep count={stats.total_matches} onBegin={onBegin} onDone={onDone} />;
  return <ResultsStep />;
}

export { OnboardingPage as Component };
