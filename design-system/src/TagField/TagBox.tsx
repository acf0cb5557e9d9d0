import { Lock } from 'lucide-react';
import { type ClipboardEvent, type MouseEvent, type RefObject, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
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
  readonly boxRef: RefObject<HTMLDivElement | null>;
  /** A key closed the list of completions, if there is one. */
  readonly onClose: () => void;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** The tags, and after them the input for the next. */
export function TagBox({ label, placeholder, state, inputRef, boxRef, onClose, ...rest }: TagBoxProps) {
  const { isDisabled = false, isReadOnly = false } = rest;
  const isFixed = isDisabled || isReadOnly;
  const combo = useContext(ComboBoxStateContext);
  const keys = useTagKeys(state, boxRef, {
    isOpen: combo?.isOpen ?? false,
    isGoneTo: combo?.isOpen === true && combo.selectionManager.focusedKey !== null,
    onClose,
  });
  const handleBlur = useLeave(`.${styles.field}`, () => state.add(tagsIn(state.draft)));
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = withPasted(event);
    if (isFixed || !hasEnd(text)) return;
    event.preventDefault();
    state.add(tagsIn(text));
  };
  return (
    <Group
      ref={boxRef}
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
        // The text field between it and the combobox passes on all but these.
        {...(combo && { role: 'combobox', 'aria-expanded': combo.isOpen, 'aria-haspopup': 'listbox' })}
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
