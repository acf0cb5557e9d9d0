import { endpoints, type Plan } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useSearchParams } from '@shortlist/platform/router';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useOwnPrice, useSubscription } from '../billing-queries/billing-queries.ts';
import { nextStepOf, paidPriceOf, priceOf } from '../plan-offers/plan-texts.ts';
import styles from './PaymentSuccessPage.module.css';

/** `/payment/success?session_id=`: where the checkout sends the browser back to. */
export function PaymentSuccessPage(): ReactElement {
  useDocumentTitle('Payment');
  useBreadcrumbs([{ label: 'Plans', href: '/plans' }, { label: 'Payment' }]);
  const [search] = useSearchParams();
  const id = search.get('session_id');
  return (
    <Page>
      <Card className={styles.card}>{id ? <Checkout id={id} /> : <NoPayment />}</Card>
    </Page>
  );
}

function Checkout({ id }: { readonly id: string }): ReactElement {
  const checkout = useQuery(queryOf(endpoints.payments.checkoutSession, { params: { id } }));
  if (checkout.isPending) return <LookingUp />;
  if (checkout.isError) {
    if (checkout.error.status === 404) return <NoPayment />;
    return (
      <ErrorState
        headingLevel={1}
        title="Failed to check your payment"
        description={`If you paid, your payment is safe. Check again in a moment. ${messageOf(checkout.error)}`}
        onRetry={() => void checkout.refetch()}
      />
    );
  }
  const { status, plan } = checkout.data;
  return status === 'complete' ? <Paid plan={plan} /> : <Unfinished plan={plan} />;
}

function LookingUp(): ReactElement {
  return (
    <Stack as={CardBody} gap={3}>
      <Text as="h1" size="heading">
        Payment
      </Text>
      <SkeletonRows rows={3} label="Checking your payment" />
    </Stack>
  );
}

function Paid({ plan }: { readonly plan: Plan }): ReactElement {
  const subscription = useSubscription();
  const price = useOwnPrice(plan);
  const { amount, cycle } = price ? paidPriceOf(price) : priceOf(plan);
  const next = subscription.data?.plan
    ? nextStepOf(subscription.data, new Date(subscription.dataUpdatedAt))
    : null;
  return (
    <Stack as={CardBody} gap={6}>
      <Stack gap={3}>
        <Inline as="h1" isOneLine>
          <CircleCheck aria-hidden className={styles.tick} />
          <Text size="heading" wrap="anywhere">
            {plan.name} is active
          </Text>
        </Inline>
        <Text as="p" tone="quiet">
          {amount} {cycle}
          {next ? `, ${next}` : ''}
        </Text>
        <p>Thank you. Manage invoices, your card, or cancellation under My Plan on your dashboard.</p>
      </Stack>
      <Inline as="p">
        <ButtonLink variant="primary" size="form" href="/userhome">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink size="form" href="/plans">
          See Plans
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function Unfinished({ plan }: { readonly plan: Plan }): ReactElement {
  return (
    <EmptyState
      headingLevel={1}
      title="Payment not completed"
      description="You weren't charged. You can try again anytime."
      action={<ButtonLink href={`/plans/${plan.id}`}>Back to {plan.name}</ButtonLink>}
    />
  );
}

function NoPayment(): ReactElement {
  return (
    <EmptyState
      headingLevel={1}
      title="No payment found"
      description="Complete a checkout to see its confirmation here."
      action={<ButtonLink href="/plans">See Plans</ButtonLink>}
    />
  );
}

export { PaymentSuccessPage as Component };
