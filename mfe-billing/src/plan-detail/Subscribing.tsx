import type { Plan, SubscriptionPrice } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Spinner } from '@shortlist/design-system/Spinner';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ApiError } from '@shortlist/platform';
import { type ReactElement, useId } from 'react';
import {
  useCanStartTrial,
  useCheckout,
  useIsChangeAwaited,
  useIsSandbox,
  useOwnPlan,
  useOwnPrice,
  useSubscription,
} from '../billing-queries/billing-queries.ts';
import { otherPriceOf, paidPriceOf, priceOf } from '../plan-offers/plan-texts.ts';
import { ManageBilling } from '../subscription/ManageBilling.tsx';
import { OtherCycle } from './OtherCycle.tsx';

/** Price and checkout of a plan, for whoever looks: without a plan, with this one, with another. */
export function Subscribing({ plan }: { readonly plan: Plan }): ReactElement {
  const titleId = useId();
  const own = useOwnPlan();
  const isAwaited = useIsChangeAwaited() && own !== undefined && own?.id !== plan.id;
  const isSandbox = useIsSandbox();
  const { amount, cycle } = priceOf(plan);
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <Stack as={CardBody}>
          <Inline as="h2" gap={4} rowGap={1} justify="between" id={titleId}>
            <Text size="panel" wrap="anywhere">
              {plan.name}
            </Text>{' '}
            <Text size="panel">
              {amount} {cycle}
            </Text>
          </Inline>
          <OtherCycle plan={plan} />
          {own === undefined ? <Skeleton width="100%" height={36} /> : null}
          {own?.id === plan.id ? <OwnPlan plan={plan} /> : null}
          {isAwaited ? (
            <Inline as="output" isOneLine>
              <Spinner /> Confirming your change to {plan.name}.
            </Inline>
          ) : null}
          {own !== undefined && own?.id !== plan.id && !isAwaited ? <Checkout plan={plan} own={own} /> : null}
          {isSandbox ? (
            <Text as="p" size="caption" tone="quiet">
              Test mode: no real payments. Your card won't be charged.
            </Text>
          ) : null}
        </Stack>
      </Card>
    </section>
  );
}

function OwnPlan({ plan }: { readonly plan: Plan }): ReactElement {
  const paid = otherPriceOf(plan, useOwnPrice(plan));
  return (
    <>
      {paid ? <p>{paid} The price above is for new subscribers.</p> : null}
      <p>This is your current plan. Manage it in the billing portal.</p>
      <ManageBilling size="form" />
    </>
  );
}

function Checkout({ plan, own }: { readonly plan: Plan; readonly own: Plan | null }): ReactElement {
  const { isLeaving, error, go } = useCheckout(plan.id);
  const mayTry = useCanStartTrial();
  const price = useSubscription().data?.price;
  if (plan.is_archived) {
    return (
      <>
        <p>This plan is no longer available.</p>
        <ButtonLink size="form" href="/plans">
          See Plans
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {error ? (
        <Banner tone="negative" title="Failed to get checkout url">
          {sentenceOf(error)} You weren't charged.
        </Banner>
      ) : (
        <p>{isLeaving ? LEAVING : own ? changingText(own, price) : readyText(plan, mayTry)}</p>
      )}
      <Button size="form" variant="primary" isPending={isLeaving} pendingLabel="Redirecting..." onPress={go}>
        {error ? 'Try Again' : own ? changeTo(plan, own) : 'Subscribe'}
      </Button>
    </>
  );
}

/** Of the same name only the cycle is another. */
function changeTo(plan: Plan, own: Plan): string {
  if (plan.name !== own.name) return `Change to ${plan.name}`;
  return plan.billing_cycle === 'year' ? 'Change to yearly billing' : 'Change to monthly billing';
}

const LEAVING = "Opening secure checkout. You'll return here when you're done.";

function changingText(own: Plan, price: SubscriptionPrice | null | undefined): string {
  const paid = price ? paidPriceOf(price) : priceOf(own);
  return `You pay ${paid.amount} ${paid.cycle} for ${own.name} now. You'll see the cost before you confirm. Your current plan stays active until then.`;
}

function readyText(plan: Plan, mayTry: boolean): string {
  const trial = mayTry && plan.trial_days > 0 ? ` Starts with a ${plan.trial_days}-day free trial.` : '';
  return `You'll pay on the payment provider's secure page and won't be charged until you confirm.${trial}`;
}

function sentenceOf(error: ApiError): string {
  return error.status > 0 && error.status < 500 ? error.message : "The payment provider didn't respond.";
}
