import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import { Inline } from '@shortlist/design-system/Stack';
import type { ReactNode } from 'react';
import styles from './Score.module.css';

/** What is known of the scores of a resume, beside their ring. */
export function ScoreFacts({ children }: { readonly children: ReactNode }) {
  return (
    <DescriptionList layout="above" className={styles.facts}>
      {children}
    </DescriptionList>
  );
}

interface ScoreFactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One of them, with its name above it. */
export function ScoreFact({ name, children }: ScoreFactProps) {
  return (
    <Description term={name}>
      <Inline gap={3} rowGap={0.5}>
        {children}
      </Inline>
    </Description>
  );
}
