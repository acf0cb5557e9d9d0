import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './PlanFeatures.module.css';

/** What a plan includes, line by line; nothing at all without a feature. */
export function PlanFeatures(props: { label: string; features: readonly string[] }): ReactElement | null {
  if (props.features.length === 0) return null;
  return (
    <Stack as="ul" gap={2.5} className={styles.features} aria-label={props.label}>
      {[...new Set(props.features)].map((feature) => (
        <Inline key={feature} as="li" align="start" isOneLine>
          <Check aria-hidden size={16} />
          <Text wrap="anywhere">{feature}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
