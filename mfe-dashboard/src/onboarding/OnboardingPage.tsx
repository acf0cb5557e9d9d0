import { endpoints } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { messageOf, queryOf, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './OnboardingPage.module.css';
import { type OnboardingStep, onboardingSteps } from './steps.ts';

const STATE_TEXT = { completed: 'Completed', active: 'Active', pending: 'Pending' } as const;

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
        <ol className={styles.steps}>
          {onboardingSteps(data).map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function Step({ step, number }: { readonly step: OnboardingStep; readonly number: number }): ReactElement {
  const isActive = step.state === 'active';
  return (
    <li className={styles.step} data-state={step.state} aria-current={isActive ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {step.state === 'completed' ? <Check size={14} /> : number}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{step.title}</h2>
        <p className={styles.description}>{step.description}</p>
      </div>
      <span className={styles.state}>{STATE_TEXT[step.state]}</span>
      {step.state === 'pending' ? null : (
        <ButtonLink href={step.action.href} variant={isActive ? 'primary' : 'secondary'}>
          {step.action.label}
        </ButtonLink>
      )}
    </li>
  );
}

export { OnboardingPage as Component };
