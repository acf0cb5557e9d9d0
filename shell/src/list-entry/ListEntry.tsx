import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement, ReactNode } from 'react';
import styles from './ListEntry.module.css';

interface ListEntryProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Quiet lines below the title. */
  readonly notes: readonly string[];
  /** What can be done with it, at the end of the line. */
  readonly children?: ReactNode;
}

/** One line of a list in a card: what it is, and what can be done with it. */
export function ListEntry({ icon, title, notes, children }: ListEntryProps): ReactElement {
  return (
    <Inline as="li" gap={3}>
      {icon}
      <Stack gap={0} className={styles.words}>
        {title}
        {notes.map((note) => (
          <Text as="p" key={note} size="caption" tone="quiet">
            {note}
          </Text>
        ))}
      </Stack>
      {children}
    </Inline>
  );
}

/** Its title where that is a name. */
export function EntryName({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Text as="p" size="panel" tone="strong">
      {children}
    </Text>
  );
}
