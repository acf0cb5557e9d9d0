import { Button } from '@shortlist/design-system/Button';
import { Prose } from '@shortlist/design-system/Prose';
import { useState } from 'react';
import styles from './PositionMatches.module.css';

/** Longer texts begin folded. */
const SHORT = 420;
const FEW_LINES = 6;

/** What a position asks for, as its poster wrote it. */
export function Description({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = text.trim();
  if (words === '') {
    return <p className={styles.none}>No description. Resumes are matched against the title only.</p>;
  }
  const isLong = words.length > SHORT || words.split('\n').length > FEW_LINES;
  return (
    <div className={styles.description}>
      <Prose text={words} className={styles.text} data-folded={(isLong && !isOpen) || undefined} />
      {isLong && (
        <Button size="small" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show full description'}
        </Button>
      )}
    </div>
  );
}
