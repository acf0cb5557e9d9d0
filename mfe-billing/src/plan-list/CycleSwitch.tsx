import type { Plan } from '@shortlist/api-contract';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement } from 'react';
import { type Cycle, cyclesOf, savingSentence } from '../plan-offers/offers.ts';

const CYCLES = [
  { id: 'month', label: 'Monthly' },
  { id: 'year', label: 'Yearly' },
] as const;

interface CycleSwitchProps {
  readonly plans: readonly Plan[];
  readonly cycle: Cycle;
  readonly onChange: (cycle: Cycle) => void;
}

/** By the month or by the year, with what a year saves; absent while everything is sold in one cycle. */
export function CycleSwitch({ plans, cycle, onChange }: CycleSwitchProps): ReactElement | null {
  if (cyclesOf(plans).size < 2) return null;
  const saving = savingSentence(plans);
  return (
    <Inline gap={3} rowGap={2}>
      <SegmentedControl label="Billing Cycle" items={CYCLES} value={cycle} onChange={onChange} />
      {saving ? (
        <Text as="p" size="dense" tone="quiet">
          {saving}
        </Text>
      ) : null}
    </Inline>
  );
}
