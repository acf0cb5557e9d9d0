import { Text } from '@shortlist/design-system/Text';
import { useEffect, useMemo, useRef } from 'react';
import { PostingKey } from './PostingKey.tsx';
import styles from './PostingPane.module.css';
import { PostingText } from './PostingText.tsx';
import { linesOf, marksOf } from './posting-lines.ts';
import type { RequirementRows, SelectedWords } from './requirement-rows.ts';
import { SelectionBar } from './SelectionBar.tsx';

interface PostingPaneProps {
  readonly text: string;
  /** In the order of the list. */
  readonly shown: RequirementRows;
  /** The row whose words are highlighted. */
  readonly pointed: string | null;
  /** The row that is edited: its words come into sight. */
  readonly open: string | null;
  readonly onPointAt: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
  /** Makes a requirement of selected words; null where no more can be added. */
  readonly onAdd: ((selected: SelectedWords) => void) | null;
}

/** The job description with each requirement underlined and numbered. */
export function PostingPane({ text, shown, pointed, open, onPointAt, onOpen, onAdd }: PostingPaneProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => marksOf(shown, text), [shown, text]);
  const lines = useMemo(() => linesOf(text, marks), [text, marks]);

  useEffect(() => {
    if (open === null) return;
    const words = sheet.current?.querySelector(`[data-mark~="${open}"]`);
    words?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <section className={styles.pane} aria-label="Job description">
      <Text as="h2" size="panel" className={styles.title}>
        Job Description
      </Text>
      <div ref={sheet} className={styles.sheet}>
        {text.trim() ? (
          <PostingText lines={lines} pointed={open ?? pointed} onPointAt={onPointAt} onOpen={onOpen} />
        ) : (
          <Text as="p" tone="quiet">
            No job description
          </Text>
        )}
      </div>
      {onAdd && <SelectionBar sheetRef={sheet} text={text} onAdd={onAdd} />}
      {marks.length > 0 && <PostingKey marks={marks} />}
    </section>
  );
}
