import { type Plan, parseFeatureFlags } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Check } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { priceOf } from '../shared/plan-texts.ts';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  /** Null while it isn't known: then there is nobody to write to. */
  readonly salesAddress: string | null;
}

/** A plan as it is sold: price, what it includes, and how to get it. */
export function PlanCard({ plan, isCurrent, salesAddress }: PlanCardProps): ReactElement {
  const titleId = useId();
  const { amount, cycle } = priceOf(plan);
  const features = parseFeatureFlags(plan.feature_flags);
  return (
    <article className={styles.plan} data-current={isCurrent} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.name} id={titleId}>
          {plan.name}
          {isCurrent ? <Badge tone="accent">Your plan</Badge> : null}
        </h2>
        {plan.tagline ? <p className={styles.tagline}>{plan.tagline}</p> : null}
        <p className={styles.price}>
          <span className={styles.amount}>{amount}</span> {cycle}
        </p>
      </header>
      {salesAddress !== null ? (
        <ButtonLink
          className={styles.action}
          size="form"
          href={`mailto:${salesAddress}?subject=${encodeURIComponent(subjectOf(plan, isCurrent))}`}
          aria-label={`Contact Sales about ${plan.name}`}
        >
          Contact Sales
        </ButtonLink>
      ) : null}
      {features.length > 0 ? (
        <ul className={styles.features} aria-label={`${plan.name} includes`}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <Check className={styles.tick} aria-hidden size={16} />
              {feature}
            </li>
          ))}
        </ul>
      ) : null}
      {plan.description ? <p className={styles.description}>{plan.description}</p> : null}
    </article>
  );
}

function subjectOf(plan: Plan, isCurrent: boolean): string {
  return isCurrent ? `Our ${plan.name} plan` : `The ${plan.name} plan`;
}
