import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import styles from './TagField.module.css';
import { isSameTag } from './tags.ts';
import type { TagsState } from './use-tags.ts';

interface SuggestionsProps {
  readonly label: string;
  readonly suggestions: readonly string[];
  readonly state: TagsState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** There is no room for another. */
  readonly isFull: boolean;
}

/** The suggestions that are no tags yet. */
export function Suggestions({ label, suggestions, state, inputRef, isFull }: SuggestionsProps) {
  const open = suggestions.filter((one) => !state.tags.some((tag) => isSameTag(tag, one)));
  if (open.length === 0) return null;
  const handlePress = (suggestion: string, { target, pointerType }: PressEvent) => {
    // The button goes: the focus moves on to its neighbour, or to the input. A finger wants no keyboard to open.
    const next = target.nextElementSibling ?? target.previousElementSibling;
    if (next instanceof HTMLButtonElement) next.focus();
    else if (pointerType !== 'touch') inputRef.current?.focus();
    const isDraftOfIt = suggestion.toLocaleLowerCase().includes(state.draft.trim().toLocaleLowerCase());
    state.add([suggestion], isDraftOfIt ? '' : state.draft);
  };
  return (
    <Group className={styles.suggestions ?? ''} aria-label={`Suggestions for ${label}`}>
      {open.map((suggestion) => (
        <Button
          key={suggestion}
          // Not one of the field's own buttons.
          slot={null}
          className={styles.suggestion ?? ''}
          isDisabled={isFull}
          aria-label={`Add ${suggestion}`}
          onPress={(event) => handlePress(suggestion, event)}
        >
          <Plus aria-hidden size={12} />
          <span>{suggestion}</span>
        </Button>
      ))}
    </Group>
  );
}
