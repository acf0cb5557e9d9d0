import type { ReactNode, RefObject } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import { TagBox } from './TagBox.tsx';
import { TagComboPart } from './TagCombo.tsx';
import styles from './TagField.module.css';
import type { TagsState } from './use-tags.ts';

interface TagFieldBodyProps {
  readonly texts: FieldTexts;
  readonly state: TagsState;
  readonly is: {
    readonly isDisabled?: boolean | undefined;
    readonly isReadOnly?: boolean | undefined;
    readonly isRequired?: boolean | undefined;
  };
  readonly limit: number | undefined;
  readonly box: {
    readonly inputRef: RefObject<HTMLInputElement | null>;
    readonly boxRef: RefObject<HTMLDivElement | null>;
    readonly placeholder: string | undefined;
    readonly onClose: () => void;
  };
  /** Under which name each tag is sent with the form, if it is. */
  readonly sent: { readonly name: string; readonly form: string | undefined } | undefined;
  /** A list of completions hangs on it. */
  readonly isCombo: boolean;
  readonly children: ReactNode;
}

/** What stands in the field, whether it completes what is typed or not. */
export function TagFieldBody({
  texts,
  state,
  is,
  limit,
  box: { boxRef, inputRef, placeholder, onClose },
  sent,
  isCombo,
  children,
}: TagFieldBodyProps) {
  const box = (
    <TagBox
      label={texts.label}
      placeholder={placeholder}
      state={state}
      inputRef={inputRef}
      boxRef={boxRef}
      onClose={onClose}
      isDisabled={is.isDisabled}
      isReadOnly={is.isReadOnly}
    />
  );
  return (
    <>
      <FieldParts {...texts} isRequired={is.isRequired}>
        {isCombo ? (
          <TagComboPart isRequired={is.isRequired ?? false} isInvalid={texts.errorMessage !== undefined}>
            {box}
          </TagComboPart>
        ) : (
          box
        )}
        {limit === undefined ? null : (
          <span className={styles.count} dir="auto">
            {state.tags.length} of {limit}
          </span>
        )}
      </FieldParts>
      {children}
      <VisuallyHidden elementType="output">
        <span key={state.notice.turn}>{state.notice.spoken}</span>
      </VisuallyHidden>
      {sent
        ? state.tags.map((tag) => (
            <input
              key={tag}
              type="hidden"
              name={sent.name}
              form={sent.form}
              value={tag}
              disabled={is.isDisabled}
            />
          ))
        : null}
    </>
  );
}
