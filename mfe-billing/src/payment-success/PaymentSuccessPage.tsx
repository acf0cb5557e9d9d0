import { endpoints, type Plan } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
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
        title="The payment could not be looked up"
        description={`If you paid, nothing is lost: this page finds it later. ${messageOf(checkout.error)}`}
        onRetry={() => void checkout.refetch()}
      />
    );
  }
  const { status, plan } = checkout.data;
  return status === 'complete' ? <Paid plan={plan} /> : <Unfinished plan={plan} />;
}

function LookingUp(): ReactElement {
  return (
    <CardBody className={styles.paid}>
      <h1 className={styles.title}>Payment</h1>
      <SkeletonRows rows={3} label="Looking up your payment" />
    </CardBody>
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
    <CardBody className={styles.paid}>
      <h1 className={styles.title}>
        <CircleCheck aria-hidden className={styles.tick} /> {plan.name} is active
      </h1>
      <p className={styles.price}>
        {amount} {cycle}
        {next ? `, ${next}` : ''}
      </p>
      <p>Thank you. Invoices, card and canceling are under My plan on your dashboard.</p>
      <p className={styles.actions}>
        <ButtonLink variant="primary" size="form" href="/userhome">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink size="form" href="/plans">
          See plans
        </ButtonLink>
      </p>
    </CardBody>
  );
}

function Unfinished({ plan }: { readonly plan: Plan }): ReactElement {
  return (
    <EmptyState
      headingLevel={1}
      title="This payment is not finished"
      description="You were not charged. You can start again whenever you like."
      action={<ButtonLink href={`/plans/${plan.id}`}>Back to {plan.name}</ButtonLink>}
    />
  );
}

function NoPayment(): ReactElement {
  return (
    <EmptyState
      headingLevel={1}
      title="There is no payment to show"
      description="This address belongs to the end of a checkout of yours."
      action={<ButtonLink href="/plans">See plans</ButtonLink>}
    />
  );
}

export { PaymentSuccessPage as Component };
