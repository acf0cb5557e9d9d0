import type { CSSProperties, RefAttributes } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'type'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  placeholder?: string;
  /** Lines shown when empty; it grows with the text up to four times as many. */
  rows?: number;
}

/** Several lines of text. Grows with what is typed. */
export function TextArea({
  label,
  description,
  errorMessage,
  className,
  placeholder,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={classNames(field.field, className)}
    >
      <FieldParts
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
      >
        <AriaTextArea
          className={classNames(field.control, styles.area)}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          {...(placeholder ? { placeholder } : {})}
        />
      </FieldParts>
    </AriaTextField>
  );
}
