import type { Subscription } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatUtcDate, LoadError } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { useSubscription } from '../billing-queries/billing-queries.ts';
import { nextStepOf, paidPriceOf } from '../plan-offers/plan-texts.ts';
import { ManageBilling } from '../subscription/ManageBilling.tsx';
import { SubscriptionBadge, SubscriptionWarning } from '../subscription/SubscriptionStatus.tsx';
import { subscriptionStatusOf } from '../subscription/subscription-status.ts';

/** It needs nothing: it shows the plan of whoever is signed in. */
export type MyPlanWidgetProps = object;

/** The current plan of the signed-in user, or that there is none. */
export default function MyPlanWidget(_: MyPlanWidgetProps): ReactElement {
  const subscription = useSubscription();
  return (
    <Card>
      <CardHeader
        title="My Plan"
        action={
          <Link href="/plans" variant="quiet">
            See Plans
          </Link>
        }
      />
      <CardBody>
        {subscription.isPending ? <Loading /> : null}
        {subscription.isError && !subscription.data ? (
          <LoadError title="Failed to load your plan" query={subscription} headingLevel={3} />
        ) : null}
        {subscription.data ? (
          <MyPlan subscription={subscription.data} askedAt={new Date(subscription.dataUpdatedAt)} />
        ) : null}
      </CardBody>
    </Card>
  );
}

function Loading(): ReactElement {
  return (
    <Stack as="output" gap={1} aria-label="Loading your plan">
      <Skeleton width={120} height={24} />
      <Skeleton width={200} height={16} />
    </Stack>
  );
}

interface MyPlanProps {
  readonly subscription: Subscription;
  readonly askedAt: Date;
}

function MyPlan({ subscription, askedAt }: MyPlanProps): ReactElement {
  const { plan, price, start_date: start, is_active: isActive } = subscription;
  if (plan === null || price === null) return <p>You have no active subscription.</p>;
  const standing = subscriptionStatusOf(subscription);
  const next = nextStepOf(subscription, askedAt);
  if (!isActive) {
    return (
      <Stack>
        <Stack gap={1}>
          <p>You have no active subscription.</p>
          <SubscriptionWarning standing={standing} />
          {standing === 'ended' ? (
            <Text as="p" size="caption" tone="quiet">
              {plan.name} {next}
            </Text>
          ) : null}
        </Stack>
        <Stack gap={2} align="start">
          <ManageBilling />
        </Stack>
      </Stack>
    );
  }
  const { amount, cycle } = paidPriceOf(price);
  return (
    <Stack>
      <Stack gap={1}>
        <Inline as="p">
          <Text size="heading" tone="strong" wrap="anywhere">
            {plan.name}
          </Text>{' '}
          <SubscriptionBadge standing={standing} />
        </Inline>
        <p>
          {amount} {cycle}
        </p>
        <Text as="p" size="caption" tone="quiet">
          {[start ? `Since ${formatUtcDate(start)}` : null, next].filter(Boolean).join(', ')}
        </Text>
        <SubscriptionWarning standing={standing} />
      </Stack>
      <Stack gap={2} align="start">
        <ManageBilling />
      </Stack>
    </Stack>
  );
}
