import { type RefAttributes, useRef } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from '../field/FieldParts.tsx';
import fieldStyles from '../field/field.module.css';
import { notifyFormChange } from '../field/notify-form-change.ts';
import { Suggestions, type TagSuggestion } from './Suggestions.tsx';
import styles from './TagField.module.css';
import { TagFieldBody } from './TagFieldBody.tsx';
import { TagRoot } from './TagRoot.tsx';
import { type TagCompletion, useCompletions } from './use-completions.ts';
import { useFormReset } from './use-form-reset.ts';
import { useTags } from './use-tags.ts';

type Shared =
  | 'name'
  | 'form'
  | 'id'
  | 'autoFocus'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'onFocus'
  | 'onBlur';

export interface TagFieldProps
  extends Pick<TextFieldProps, Shared>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** The tags, in the order that they were added. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[];
  onChange?: ((tags: string[]) => void) | undefined;
  /** How many tags at most; given, the field shows how many there are. */
  limit?: number;
  /** How many characters a tag has at most. */
  maxLength?: number;
  /** Tags that are likely, offered below: a press adds one. Those that are there already are left out. */
  suggestions?: readonly (string | TagSuggestion)[];
  /** Where the suggestions come from, above them: "Found in the text". With it they can also be added all at once. */
  suggestionsTitle?: string;
  /**
   * Tags that what is typed may become, best first, in a list that opens below while there are some. Given, if only
   * as none, the field is a combobox. Ask for them in `onDraftChange`; what was typed can always be added as it is.
   */
  completions?: readonly TagCompletion[];
  /** What is typed and no tag yet; empty once it is one. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** What a tag is, in the empty part: "Add a skill". */
  placeholder?: string;
}

const NONE: readonly string[] = [];

/**
 * Several short texts. Enter or a comma ends one, a pasted list becomes several, and what was typed and not ended is
 * added when the field is left. With a `name`, each tag is sent under it.
 */
export function TagField({
  label,
  description,
  errorMessage,
  className,
  value,
  defaultValue = NONE,
  onChange,
  limit,
  maxLength = 60,
  suggestions = NONE,
  suggestionsTitle,
  completions,
  onDraftChange,
  placeholder,
  name,
  form,
  ...rest
}: TagFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const state = useTags({
    value,
    defaultValue,
    rules: { limit, maxLength },
    onChange: (tags) => {
      onChange?.(tags);
      notifyFormChange(input.current, name);
    },
  });
  useFormReset(input, state.reset);
  const completed = useCompletions(completions, state, onDraftChange);
  const sentence = errorMessage ?? (state.notice.refusal || undefined);
  const isFixed = rest.isDisabled || rest.isReadOnly;
  const isCombo = completions !== undefined && !isFixed;
  return (
    <TagRoot
      field={{
        ...rest,
        ...(sentence ? { isInvalid: true } : {}),
        className: classNames(fieldStyles.field, styles.field, className),
      }}
      name={name}
      state={state}
      completions={completed.open}
      onChoose={completed.choose}
      boxRef={box}
      isCombo={isCombo}
    >
      <TagFieldBody
        texts={{ label, description, errorMessage: sentence }}
        state={state}
        is={rest}
        limit={limit}
        box={{ inputRef: input, boxRef: box, placeholder, onClose: completed.close }}
        sent={name === undefined ? undefined : { name, form }}
        isCombo={isCombo}
      >
        {isFixed ? null : (
          <Suggestions
            label={label}
            title={suggestionsTitle}
            suggestions={suggestions}
            state={state}
            inputRef={input}
            isFull={state.tags.length === limit}
          />
        )}
      </TagFieldBody>
    </TagRoot>
  );
}
