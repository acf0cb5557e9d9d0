import type { Requirement } from '@shortlist/api-contract';
import { NumberField } from '@shortlist/design-system/NumberField';
import styles from './RequirementForm.module.css';

/** By so much a weight goes up and down. What is read may count something in between. */
const STEP = 0.5;

interface WeightFieldProps {
  readonly requirement: Requirement;
  readonly onChange: (part: Partial<Requirement>) => void;
}

/** How many points a requirement counts; logistics count none. */
export function WeightField({ requirement, onChange }: WeightFieldProps) {
  const isScored = requirement.kind !== 'logistics';
  // With a step, the field would show the nearest one, and make it the weight once it is left.
  const isOnStep = Number.isInteger(requirement.weight / STEP);
  return (
    <NumberField
      label="Counts"
      className={styles.weight}
      minValue={0}
      maxValue={10}
      {...(isOnStep && { step: STEP })}
      commitBehavior="snap"
      isDisabled={!isScored}
      value={isScored ? requirement.weight : 0}
      onChange={(weight) => onChange({ weight: weight ?? 0 })}
    />
  );
}
