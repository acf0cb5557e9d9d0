import { type FormEvent, type ReactNode, type RefAttributes, useEffect, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { classNames } from '../class-names.ts';
import styles from './Form.module.css';
import { useShownErrors } from './use-shown-errors.ts';

export interface FormProps
  extends Omit<AriaFormProps, 'className' | 'style' | 'children' | 'validationErrors' | 'onSubmit'>,
    RefAttributes<HTMLFormElement> {
  children?: ReactNode;
  className?: string | undefined;
  /** Called on the button and on Enter; the page load is already prevented. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** A sentence per field name; each shows under its field until that field changes. */
  errors?: Record<string, string>;
}

const NO_ERRORS: Record<string, string> = {};

/** A field that is invalid; a `fieldset` of radios may not say so by ARIA. */
const REFUSED = '[aria-invalid="true"]:not([role="group"]), fieldset[data-invalid]';

/** A column of fields. After a refusal the first field with an error takes the focus. */
export function Form({ children, className, onSubmit, errors = NO_ERRORS, ...rest }: FormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const { shown, handleInput } = useShownErrors(errors);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const refused = fields.current?.querySelector(REFUSED);
    if (refused instanceof HTMLElement) focusableOf(refused).focus();
  }, [errors]);

  return (
    <AriaForm
      validationBehavior="aria"
      // What is typed never gets into the address, not even before the page's script is there.
      method="post"
      {...rest}
      className={classNames(styles.form, className)}
      validationErrors={shown}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      <div ref={fields} className={styles.fields} onInput={handleInput}>
        {children}
      </div>
    </AriaForm>
  );
}

/** Of a field that is a group of choices: the choice that the Tab key comes to. */
function focusableOf(field: HTMLElement): HTMLElement {
  if (field.getAttribute('role') !== 'radiogroup' && field.localName !== 'fieldset') return field;
  return field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input') ?? field;
}

/** The row of buttons that ends a form; the primary one comes last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** Fields side by side where there is room: 2 or more equal columns of at least 200 px. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
