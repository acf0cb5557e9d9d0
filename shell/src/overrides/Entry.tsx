import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement, ReactNode } from 'react';
import styles from './OverridesPage.module.css';

interface EntryProps {
  readonly title: ReactNode;
  /** Quiet lines below the title. */
  readonly notes: readonly string[];
  /** What can be done with it, at the end of the line. */
  readonly children?: ReactNode;
}

/** One line of the lists of builds: what it is, and what can be done with it. */
export function Entry({ title, notes, children }: EntryProps): ReactElement {
  return (
    <Inline as="li" gap={3} rowGap={2}>
      <div className={styles.words}>
        {title}
        {notes.map((note) => (
          <Text as="p" key={note} size="caption" tone="quiet">
            {note}
          </Text>
        ))}
      </div>
      {children}
    </Inline>
  );
}
