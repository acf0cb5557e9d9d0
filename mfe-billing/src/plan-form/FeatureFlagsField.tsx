import { parseFeatureFlags } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { TextArea } from '@shortlist/design-system/TextArea';
import { type ReactElement, useState } from 'react';
import { PlanFeatures } from '../plan-offers/PlanFeatures.tsx';
import styles from './FeatureFlagsField.module.css';
import { flagsFault } from './plan-values.ts';

interface FeatureFlagsFieldProps {
  readonly value: string;
  readonly onChange: (flags: string) => void;
}

/** JSON text with the features as they will read; once it was left, it says where it is no JSON. */
export function FeatureFlagsField({ value, onChange }: FeatureFlagsFieldProps): ReactElement {
  const [wasLeft, setWasLeft] = useState(false);
  const fault = flagsFault(value);
  const features = parseFeatureFlags(value);
  return (
    <Stack gap={3}>
      <TextArea
        label="Feature Flags"
        name="feature_flags"
        className={styles.code}
        rows={4}
        spellCheck="false"
        description={'JSON: ["Rankings as CSV"] or {"open_positions": 5}.'}
        value={value}
        onChange={onChange}
        onBlur={() => setWasLeft(true)}
        errorMessage={wasLeft ? (fault ?? undefined) : undefined}
      />
      {value.trim() !== '' && fault === null ? (
        <Stack gap={2} align="start">
          <PlanFeatures label="Preview" features={features} />
          {features.length === 0 ? (
            <Text as="p" size="dense" tone="caution">
              {SHOWS_NOTHING}
            </Text>
          ) : null}
          <Button size="small" variant="ghost" onPress={() => onChange(formatted(value))}>
            Format JSON
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

const SHOWS_NOTHING =
  'Valid JSON, but nothing will show on the plan. Use a list of text items, or an object with text, number, or true values.';

function formatted(flags: string): string {
  return JSON.stringify(JSON.parse(flags), null, 2);
}
