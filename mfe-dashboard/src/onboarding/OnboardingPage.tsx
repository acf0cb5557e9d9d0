import { endpoints } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { type StepState as DrawnState, type Step, Stepper } from '@shortlist/design-system/Stepper';
import { messageOf, queryOf, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import styles from './OnboardingPage.module.css';
import { type OnboardingStep, onboardingSteps, type StepState } from './steps.ts';

const STATE_TEXT = { completed: 'Completed', active: 'Active', pending: 'Pending' } as const;
const DRAWN: Record<StepState, DrawnState> = { completed: 'done', active: 'current', pending: 'upcoming' };

/** The way in: four steps, marked by what the user's own data shows. */
export function OnboardingPage(): ReactElement {
  const { data, error, isPending, refetch } = useQuery(queryOf(endpoints.dashboard.stats));
  useDocumentTitle('Get Started');
  return (
    <div className={styles.page}>
      <PageHeader
        title="Get Started"
        description="From a position to a shortlist in four steps."
        actions={<ButtonLink href="/userhome">Go to Dashboard</ButtonLink>}
      />
      {isPending ? <SkeletonRows rows={4} /> : null}
      {error ? <ErrorState title={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {data ? (
        <div className={styles.steps}>
          <Stepper
            label="From a position to a shortlist"
            orientation="vertical"
            steps={onboardingSteps(data).map(drawn)}
          />
        </div>
      ) : null}
    </div>
  );
}

function drawn({ title, description, state, action }: OnboardingStep): Step {
  const link = (
    <ButtonLink href={action.href} variant={state === 'active' ? 'primary' : 'secondary'}>
      {action.label}
    </ButtonLink>
  );
  return {
    id: title,
    title,
    description,
    state: DRAWN[state],
    stateLabel: STATE_TEXT[state],
    ...(state !== 'pending' && { action: link }),
  };
}

export { OnboardingPage as Component };
