import { Button } from '@shortlist/design-system/Button';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import styles from './PostingPane.module.css';
import type { SelectedWords } from './requirement-rows.ts';
import { useSelectedWords } from './use-selected-words.ts';

interface SelectionBarProps {
  readonly sheetRef: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onAdd: (selected: SelectedWords) => void;
}

/** What can be done with words that are selected in the job description. */
export function SelectionBar({ sheetRef, text, onAdd }: SelectionBarProps) {
  const { selected, forget } = useSelectedWords(sheetRef, text);
  if (!selected) return null;

  function add(words: SelectedWords) {
    forget();
    onAdd(words);
  }

  return (
    <Inline gap={3} justify="between" isOneLine className={styles.selection}>
      <Text size="dense" tone="strong" wrap="ellipsis">
        “{selected.text}”
      </Text>
      <Button size="small" variant="primary" icon={<Plus aria-hidden />} onPress={() => add(selected)}>
        Add as Requirement
      </Button>
    </Inline>
  );
}
