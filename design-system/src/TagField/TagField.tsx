import { type RefAttributes, useRef } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import { tellForm } from '../field/tell-form.ts';
import { Suggestions, type TagSuggestion } from './Suggestions.tsx';
import { TagBox } from './TagBox.tsx';
import styles from './TagField.module.css';
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
  placeholder,
  name,
  form,
  ...rest
}: TagFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const state = useTags({
    value,
    defaultValue,
    rules: { limit, maxLength },
    onChange: (tags) => {
      onChange?.(tags);
      tellForm(input.current, name);
    },
  });
  useFormReset(input, state.reset);
  const sentence = errorMessage ?? (state.notice.refusal || undefined);
  const isFixed = rest.isDisabled || rest.isReadOnly;
  return (
    <TextField
      {...rest}
      {...(name && { name })}
      {...(sentence ? { isInvalid: true } : {})}
      validationBehavior="aria"
      value={state.draft}
      onChange={state.type}
      data-field={name}
      className={classNames(field.field, styles.field, className)}
    >
      <FieldParts
        label={label}
        description={description}
        errorMessage={sentence}
        isRequired={rest.isRequired}
      >
        <TagBox inputRef={input} label={label} placeholder={placeholder} state={state} {...rest} />
        {limit === undefined ? null : (
          <span className={styles.count} dir="auto">
            {state.tags.length} of {limit}
          </span>
        )}
      </FieldParts>
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
      <VisuallyHidden elementType="output">
        <span key={state.notice.turn}>{state.notice.spoken}</span>
      </VisuallyHidden>
      {name
        ? state.tags.map((tag) => (
            <input key={tag} type="hidden" name={name} form={form} value={tag} disabled={rest.isDisabled} />
          ))
        : null}
    </TextField>
  );
}
