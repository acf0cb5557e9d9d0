import { Badge, type BadgeTone } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import type { ReactElement } from 'react';
import type { SubscriptionStatus } from './subscription-status.ts';

const BADGES: Record<Exclude<SubscriptionStatus, 'none'>, readonly [BadgeTone, string]> = {
  incomplete: ['caution', 'Payment due'],
  trialing: ['accent', 'Trial'],
  active: ['positive', 'Active'],
  past_due: ['caution', 'Payment failed'],
  ending: ['neutral', 'Canceled'],
  ended: ['neutral', 'Ended'],
};

/** Where a subscription stands, in a word or two. */
export function SubscriptionBadge({
  standing,
}: {
  readonly standing: SubscriptionStatus;
}): ReactElement | null {
  if (standing === 'none') return null;
  const [tone, text] = BADGES[standing];
  return <Badge tone={tone}>{text}</Badge>;
}

/** What must be done about a subscription; absent when it needs nothing. */
export function SubscriptionWarning({
  standing,
}: {
  readonly standing: SubscriptionStatus;
}): ReactElement | null {
  if (standing === 'past_due') {
    return (
      <Banner tone="caution" title="Your last payment failed.">
        Payment is retried automatically. Update your card in the billing portal to keep your plan.
      </Banner>
    );
  }
  if (standing !== 'incomplete') return null;
  return (
    <Banner tone="caution" title="Your first payment isn't complete.">
      Complete it in the billing portal to start your plan.
    </Banner>
  );
}
