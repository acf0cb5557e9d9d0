import { Stack } from '@shortlist/design-system/Stack';
import type { ReactNode } from 'react';
import styles from './ScoreFacts.module.css';

/** What is known of the scores of a resume, beside their ring. */
export function ScoreFacts({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="dl" gap={3} className={styles.facts}>
      {children}
    </Stack>
  );
}

interface ScoreFactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One of them, with its name above it. */
export function ScoreFact({ name, children }: ScoreFactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
