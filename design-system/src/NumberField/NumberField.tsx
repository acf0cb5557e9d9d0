import { Lock, Minus, Plus } from 'lucide-react';
import { type RefAttributes, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import { notifyFormChange } from '../field/notify-form-change.ts';
import styles from './NumberField.module.css';
import { rangeFault } from './range.ts';

type Own = 'className' | 'style' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'isWheelDisabled';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, Own>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  placeholder?: string;
  /** The number; null when the field is empty. */
  value?: number | null | undefined;
  defaultValue?: number;
  /** Called when a number was stepped to, or typed and left; null when the field was emptied. */
  onChange?: ((value: number | null) => void) | undefined;
  /**
   * What becomes of a typed number that is out of range or between two steps: `validate` keeps it and says what is
   * wrong, `snap` puts the nearest that is allowed in its place.
   */
  commitBehavior?: 'validate' | 'snap';
}

/** A number, typed or stepped. The wheel never changes it: a page that scrolls must not. */
export function NumberField({
  label,
  description,
  errorMessage,
  className,
  placeholder,
  value,
  onChange,
  commitBehavior = 'validate',
  ...rest
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const validate = useRangeFault(rest);
  const handleChange = (next: number) => {
    onChange?.(Number.isNaN(next) ? null : next);
    notifyFormChange(input.current, rest.name);
  };
  return (
    <AriaNumberField
      validationBehavior="aria"
      validate={validate}
      {...rest}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      {...(errorMessage ? { isInvalid: true } : {})}
      isWheelDisabled
      commitBehavior={commitBehavior}
      onChange={handleChange}
      data-field={rest.name}
      className={classNames(field.field, className)}
    >
      <FieldParts
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
      >
        <Group className={classNames(field.group, styles.group)}>
          {rest.isReadOnly ? (
            <span className={field.leading}>
              <Lock aria-hidden size={14} />
            </span>
          ) : null}
          <Input
            ref={input}
            className={classNames(field.control, styles.input)}
            {...(placeholder ? { placeholder } : {})}
          />
          {rest.isReadOnly ? null : <Steppers />}
        </Group>
      </FieldParts>
    </AriaNumberField>
  );
}

function Steppers() {
  return (
    <span className={styles.steppers}>
      <Button slot="decrement" className={styles.step ?? ''}>
        <Minus aria-hidden size={14} />
      </Button>
      <Button slot="increment" className={styles.step ?? ''}>
        <Plus aria-hidden size={14} />
      </Button>
    </span>
  );
}

function useRangeFault({
  minValue,
  maxValue,
  step,
  formatOptions,
}: Pick<AriaNumberFieldProps, 'minValue' | 'maxValue' | 'step' | 'formatOptions'>) {
  const { locale } = useLocale();
  return useMemo(() => {
    const formatter = new Intl.NumberFormat(locale, formatOptions);
    const range = { minValue, maxValue, step, format: (value: number) => formatter.format(value) };
    return (value: number) => rangeFault(value, range);
  }, [locale, minValue, maxValue, step, formatOptions]);
}
