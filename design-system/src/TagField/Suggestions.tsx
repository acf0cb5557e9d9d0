import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import styles from './Suggestions.module.css';
import { isSameTag } from './tags.ts';
import type { TagsState } from './use-tags.ts';

/** A tag that is likely, with what there is to say about it. */
export interface TagSuggestion {
  readonly tag: string;
  /** A few words after the tag, in brackets: how else it is called. */
  readonly note?: string;
}

interface SuggestionsProps {
  readonly label: string;
  readonly title: string | undefined;
  readonly suggestions: readonly (string | TagSuggestion)[];
  readonly state: TagsState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** There is no room for another. */
  readonly isFull: boolean;
}

/** The suggestions that are no tags yet. */
export function Suggestions({ label, title, suggestions, state, inputRef, isFull }: SuggestionsProps) {
  const open = suggestions
    .map((one) => (typeof one === 'string' ? { tag: one } : one))
    .filter(({ tag }) => !state.tags.some((there) => isSameTag(there, tag)));
  if (open.length === 0) return null;
  const handlePress = (suggestion: string, event: PressEvent) => {
    // The button goes: the focus moves on to its neighbor, or to the input. A finger wants no keyboard to open.
    const next = event.target.nextElementSibling ?? event.target.previousElementSibling;
    if (next instanceof HTMLButtonElement) next.focus();
    else focusOn(inputRef, event);
    const isDraftOfIt = suggestion.toLocaleLowerCase().includes(state.draft.trim().toLocaleLowerCase());
    state.add([suggestion], isDraftOfIt ? '' : state.draft);
  };
  const addAll = (event: PressEvent) => {
    focusOn(inputRef, event);
    state.add(
      open.map(({ tag }) => tag),
      state.draft,
    );
  };
  return (
    // Without the slot a text field would make it a presentation, as every group in it.
    <Group slot={null} className={styles.suggestions ?? ''} aria-label={title ?? `Suggestions for ${label}`}>
      {title ? (
        <SuggestionsHead title={title} onAddAll={open.length > 1 ? addAll : null} isFull={isFull} />
      ) : null}
      {open.map(({ tag, note }) => (
        <Button
          key={tag}
          // Not one of the field's own buttons.
          slot={null}
          className={styles.suggestion ?? ''}
          isDisabled={isFull}
          aria-label={note ? `Add ${tag} (${note})` : `Add ${tag}`}
          onPress={(event) => handlePress(tag, event)}
        >
          <Plus aria-hidden size={12} />
          <span>
            {tag}
            {note ? <span className={styles.note}> ({note})</span> : null}
          </span>
        </Button>
      ))}
    </Group>
  );
}

interface SuggestionsHeadProps {
  readonly title: string;
  readonly onAddAll: ((event: PressEvent) => void) | null;
  readonly isFull: boolean;
}

function SuggestionsHead({ title, onAddAll, isFull }: SuggestionsHeadProps) {
  return (
    <span className={styles.head}>
      {title}
      {onAddAll ? (
        <Button slot={null} className={styles.addAll ?? ''} isDisabled={isFull} onPress={onAddAll}>
          Add all
        </Button>
      ) : null}
    </span>
  );
}

function focusOn(inputRef: RefObject<HTMLInputElement | null>, { pointerType }: PressEvent) {
  if (pointerType !== 'touch') inputRef.current?.focus();
}
