import type { Subscription } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { messageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { useSubscription } from '../shared/billing-queries.ts';
import { ManageBilling } from '../shared/ManageBilling.tsx';
import { dayOf, nextStepOf, priceOf } from '../shared/plan-texts.ts';
import styles from './MyPlanWidget.module.css';

/** It needs nothing: it shows the plan of whoever is signed in. */
export type MyPlanWidgetProps = object;

/** The current plan of the signed-in user, or that there is none. */
export default function MyPlanWidget(_: MyPlanWidgetProps): ReactElement {
  const subscription = useSubscription();
  return (
    <Card>
      <CardHeader
        title="My plan"
        action={
          <Link href="/plans" variant="quiet">
            See plans
          </Link>
        }
      />
      <CardBody>
        {subscription.isPending ? <Loading /> : null}
        {subscription.isError ? (
          <ErrorState
            title="Your plan could not be loaded"
            description={messageOf(subscription.error)}
            onRetry={() => void subscription.refetch()}
            headingLevel={3}
          />
        ) : null}
        {subscription.isSuccess ? (
          <MyPlan subscription={subscription.data} askedAt={new Date(subscription.dataUpdatedAt)} />
        ) : null}
      </CardBody>
    </Card>
  );
}

function Loading(): ReactElement {
  return (
    <output className={styles.plan} aria-label="Loading your plan">
      <Skeleton width={120} height={24} />
      <Skeleton width={200} height={16} />
    </output>
  );
}

interface MyPlanProps {
  readonly subscription: Subscription;
  readonly askedAt: Date;
}

function MyPlan({ subscription, askedAt }: MyPlanProps): ReactElement {
  const { plan, start_date: start, is_active: isActive } = subscription;
  if (plan === null || !isActive) return <p>You have no active subscription.</p>;
  const { amount, cycle } = priceOf(plan);
  const next = nextStepOf(subscription, askedAt);
  return (
    <div className={styles.plan}>
      <p className={styles.name}>
        {plan.name} <StatusBadge status={subscription.status} />
      </p>
      <p>
        {amount} {cycle}
      </p>
      <p className={styles.dates}>
        {[start ? `Since ${dayOf(start)}` : null, next].filter(Boolean).join(', ')}
      </p>
      <div className={styles.manage}>
        <ManageBilling />
      </div>
    </div>
  );
}

function StatusBadge({ status }: Pick<Subscription, 'status'>): ReactElement {
  if (status === 'trialing') return <Badge tone="accent">Trial</Badge>;
  if (status === 'past_due') return <Badge tone="caution">Payment failed</Badge>;
  return <Badge tone="positive">Active</Badge>;
}
