import type { Requirement } from '@shortlist/api-contract';
import { NumberField } from '@shortlist/design-system/NumberField';
import styles from './RequirementForm.module.css';

interface WeightFieldProps {
  readonly requirement: Requirement;
  readonly onChange: (part: Partial<Requirement>) => void;
}

/** How many points a requirement counts; logistics count none. */
export function WeightField({ requirement, onChange }: WeightFieldProps) {
  const isScored = requirement.kind !== 'logistics';
  return (
    <NumberField
      label="Counts"
      className={styles.weight}
      minValue={0}
      maxValue={10}
      step={0.5}
      commitBehavior="snap"
      isDisabled={!isScored}
      value={isScored ? requirement.weight : 0}
      onChange={(weight) => onChange({ weight: weight ?? 0 })}
    />
  );
}
