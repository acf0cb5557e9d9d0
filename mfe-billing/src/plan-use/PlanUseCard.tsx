import { Banner } from '@shortlist/design-system/Banner';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { Stack } from '@shortlist/design-system/Stack';
import { LoadError } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { usePlanUse } from '../billing-queries/billing-queries.ts';
import styles from './PlanUseCard.module.css';
import { adviceOf, usageLinesOf } from './usage-lines.ts';

/** What is used of the limits of the own plan, with what to do where one is near. Absent where nothing is limited. */
export function PlanUseCard(): ReactElement | null {
  const use = usePlanUse();
  if (use.isError && !use.data) {
    return (
      <Card>
        <LoadError title="Failed to load usage" query={use} />
      </Card>
    );
  }
  const lines = use.data ? usageLinesOf(use.data) : [];
  if (!use.data || lines.length === 0) return null;
  const advice = adviceOf(lines, use.data.resets_at);
  return (
    <Card>
      <CardHeader title="Usage" note={`${use.data.plan_name} plan`} />
      <Stack as={CardBody}>
        {advice ? (
          <Banner tone="caution" title="You’re close to a limit of your plan.">
            {advice} Another plan may include more.
          </Banner>
        ) : null}
        <ul className={styles.lines}>
          {lines.map(({ limited, label, amount, percent }) => (
            <li key={limited}>
              <ProgressBar label={label} value={percent} valueLabel={amount} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
