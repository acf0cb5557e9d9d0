import { Lock } from 'lucide-react';
import { type ClipboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import { TagChips } from './TagChips.tsx';
import styles from './TagField.module.css';
import { hasEnd, tagsIn } from './tags.ts';
import { useLeave } from './use-leave.ts';
import { useTagKeys } from './use-tag-keys.ts';
import type { TagsState } from './use-tags.ts';

interface TagBoxProps {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly state: TagsState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** The tags, and after them the input for the next. */
export function TagBox({ label, placeholder, state, inputRef, ...rest }: TagBoxProps) {
  const { isDisabled = false, isReadOnly = false } = rest;
  const box = useRef<HTMLDivElement>(null);
  const isFixed = isDisabled || isReadOnly;
  const keys = useTagKeys(state, box);
  const handleBlur = useLeave(`.${styles.field}`, () => state.add(tagsIn(state.draft)));
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = withPasted(event);
    if (isFixed || !hasEnd(text)) return;
    event.preventDefault();
    state.add(tagsIn(text));
  };
  return (
    <Group
      ref={box}
      role="presentation"
      className={classNames(field.control, styles.box)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) inputRef.current?.focus();
      }}
      onKeyDownCapture={keys.handleBoxKey}
    >
      {isReadOnly ? <Lock className={styles.lock} aria-hidden size={14} /> : null}
      <TagChips
        label={label}
        state={state}
        inputRef={inputRef}
        isDisabled={isDisabled}
        isRemovable={!isFixed}
      />
      <Input
        ref={inputRef}
        // The tags are sent, each in a hidden input; what is half typed is not.
        name=""
        className={styles.input ?? ''}
        autoComplete="off"
        enterKeyHint="enter"
        onBlur={handleBlur}
        onPaste={handlePaste}
        {...(isFixed ? {} : { onKeyDown: keys.handleInputKey })}
        {...(placeholder && !isFixed ? { placeholder } : {})}
      />
    </Group>
  );
}

/** What the input would hold after a paste; without the line ends that an input drops. */
function withPasted({
  currentTarget: { value, selectionStart, selectionEnd },
  clipboardData,
}: ClipboardEvent<HTMLInputElement>) {
  const pasted = clipboardData.getData('text/plain');
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
}
