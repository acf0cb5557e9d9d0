import { endpoints, featuresOf, type Plan } from '@shortlist/api-contract';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { offersShown, priceOf, trialOf } from './offers.ts';
import styles from './PlanOffers.module.css';

/** What is sold, as the server says it now; absent where nothing is. */
export function PlanOffers(): ReactElement | null {
  const plans = useQuery(queryOf(endpoints.plans.onOffer));
  if (plans.data?.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby="plans-on-offer">
      <div className={styles.head}>
        <h2 id="plans-on-offer" className={styles.title}>
          Plans
        </h2>
        <Link href="/plans">See all plans</Link>
      </div>
      {plans.isError ? (
        <ErrorState
          headingLevel={3}
          title="Failed to load plans"
          description={`${messageOf(plans.error).replace(/\.$/, '')}. The rest of this page still works.`}
          onRetry={() => void plans.refetch()}
          isRetrying={plans.isFetching}
        />
      ) : (
        <ul className={styles.plans} aria-busy={plans.isPending}>
          {plans.data ? offersShown(plans.data).map(planCard) : WAITING.map(waitingCard)}
        </ul>
      )}
    </section>
  );
}

const WAITING = ['first', 'second', 'third'] as const;

function waitingCard(place: string): ReactElement {
  return (
    <li key={place} className={styles.plan}>
      <Skeleton width={96} height={20} />
      <Skeleton width={120} height={32} />
      <Skeleton height={72} />
    </li>
  );
}

function planCard(plan: Plan): ReactElement {
  const { amount, cycle } = priceOf(plan);
  const trial = trialOf(plan);
  return (
    <li key={plan.id} className={styles.plan}>
      <h3 className={styles.name}>{plan.name}</h3>
      {plan.tagline ? <p className={styles.tagline}>{plan.tagline}</p> : null}
      <p className={styles.price}>
        <span className={styles.amount}>{amount}</span> {cycle}
      </p>
      {trial ? <p className={styles.tagline}>{trial}</p> : null}
      <ul className={styles.features} aria-label={`${plan.name} includes`}>
        {featuresOf(plan).map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check aria-hidden className={styles.tick} />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
