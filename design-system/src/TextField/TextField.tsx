import { Lock } from 'lucide-react';
import type { ReactNode, RefAttributes } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import styles from '../field/field.module.css';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  placeholder?: string;
  /** Smallest and largest value and step of a number. */
  min?: number;
  max?: number;
  step?: number;
  /** An icon of 16 px inside, before the text. */
  icon?: ReactNode;
  /** A control inside, after the text. */
  trailing?: ReactNode;
}

/** One line of text: label above, help or error below. */
export function TextField({
  label,
  description,
  errorMessage,
  className,
  placeholder,
  min,
  max,
  step,
  icon,
  trailing,
  ...rest
}: TextFieldProps) {
  const leading = icon ?? (rest.isReadOnly ? <Lock aria-hidden size={14} /> : null);
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
  };
  return (
    <AriaTextField
      {...rest}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={classNames(styles.field, className)}
    >
      <FieldParts
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
      >
        <div className={styles.group}>
          {leading ? <span className={styles.leading}>{leading}</span> : null}
          <Input className={styles.control ?? ''} {...limits} {...(placeholder ? { placeholder } : {})} />
          {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
        </div>
      </FieldParts>
    </AriaTextField>
  );
}
