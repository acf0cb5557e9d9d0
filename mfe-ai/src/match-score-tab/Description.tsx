import { Button } from '@shortlist/design-system/Button';
import { Prose } from '@shortlist/design-system/Prose';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { useState } from 'react';
import styles from './MatchScoreWidget.module.css';

/** Longer texts begin folded. */
const SHORT = 420;
const FEW_LINES = 6;

/** What a position asks for, as its poster wrote it. */
export function Description({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = text.trim();
  if (words === '') {
    return (
      <Text as="p" size="dense" tone="quiet">
        No description. Resumes are matched against the title only.
      </Text>
    );
  }
  const isLong = words.length > SHORT || words.split('\n').length > FEW_LINES;
  return (
    <Stack gap={1} align="start" className={styles.description}>
      <Text
        as={Prose}
        size="dense"
        text={words}
        className={styles.text}
        data-folded={(isLong && !isOpen) || undefined}
      />
      {isLong && (
        <Button size="small" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show full description'}
        </Button>
      )}
    </Stack>
  );
}
