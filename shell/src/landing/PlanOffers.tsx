import { endpoints, featuresOf, type Plan } from '@shortlist/api-contract';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import page from './LandingPage.module.css';
import { offersShown, priceOf, trialOf } from './offers.ts';
import styles from './PlanOffers.module.css';

/** What is sold, as the server says it now; absent where nothing is. */
export function PlanOffers(): ReactElement | null {
  const plans = useQuery(queryOf(endpoints.plans.onOffer));
  if (plans.data?.length === 0) return null;
  return (
    <Stack as="section" gap={6} aria-labelledby="plans-on-offer">
      <Inline gap={6} rowGap={2} align="baseline" justify="between">
        <Text as="h2" size="display" tone="strong" id="plans-on-offer" className={page.title}>
          Plans
        </Text>
        <Link href="/plans">See all plans</Link>
      </Inline>
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
    </Stack>
  );
}

const WAITING = ['first', 'second', 'third'] as const;

function waitingCard(place: string): ReactElement {
  return (
    <Stack as="li" gap={3} key={place} className={styles.plan}>
      <Skeleton width={96} height={20} />
      <Skeleton width={120} height={32} />
      <Skeleton height={72} />
    </Stack>
  );
}

function planCard(plan: Plan): ReactElement {
  const { amount, cycle } = priceOf(plan);
  const trial = trialOf(plan);
  const features = featuresOf(plan);
  return (
    <Stack as="li" gap={3} key={plan.id} className={styles.plan}>
      <Text as="h3" size="heading" tone="strong" wrap="anywhere">
        {plan.name}
      </Text>
      {plan.tagline ? (
        <Text as="p" size="dense" tone="quiet" wrap="anywhere">
          {plan.tagline}
        </Text>
      ) : null}
      <Text as="p" tone="quiet">
        <Text size="title" tone="strong" className={page.figure}>
          {amount}
        </Text>{' '}
        {cycle}
      </Text>
      {trial ? (
        <Text as="p" size="dense" tone="quiet" wrap="anywhere">
          {trial}
        </Text>
      ) : null}
      {features.length > 0 ? (
        <Stack as="ul" gap={2} className={styles.features} aria-label={`${plan.name} includes`}>
          {features.map((feature) => (
            <Inline as="li" align="baseline" isOneLine key={feature}>
              <Check aria-hidden size={14} color="var(--ink-quiet)" className={styles.tick} />
              <Text size="dense" wrap="anywhere">
                {feature}
              </Text>
            </Inline>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
