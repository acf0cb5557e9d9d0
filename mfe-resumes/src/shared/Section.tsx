import { Stack, type StackProps } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** A few quiet words beside the title: how many, or how long. */
  readonly note?: ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly 'aria-label'?: string;
  /** Below the title. */
  readonly gap?: StackProps['gap'];
  readonly children: ReactNode;
}

/** A part of what is known of a resume: its title on a line, and below it what there is. */
export function Section({ title, note, headingLevel = 2, gap, children, ...rest }: SectionProps) {
  return (
    <Stack as="section" gap={gap ?? 2} {...rest}>
      <Text as={`h${headingLevel}`} size="panel" tone="strong" className={styles.title}>
        {title}
        {note !== undefined && note !== null && (
          <Text size="dense" tone="quiet">
            {' '}
            {note}
          </Text>
        )}
      </Text>
      {children}
    </Stack>
  );
}
