import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './field.module.css';

/** What every field says about itself. */
export interface FieldTexts {
  /** Above the control, always visible. */
  label: string;
  /** Help under the control. */
  description?: ReactNode;
  /** A sentence that says what is wrong; given, the field is invalid. */
  errorMessage?: string | undefined;
}

/** Label above, help and error below, around a control. */
export function FieldParts({
  label,
  description,
  errorMessage,
  isRequired,
  children,
}: FieldTexts & { isRequired?: boolean | undefined; children: ReactNode }) {
  return (
    <>
      <Label className={styles.label ?? ''} data-required={isRequired || undefined}>
        {label}
      </Label>
      {children}
      {description ? (
        <Text slot="description" className={styles.help ?? ''}>
          {description}
        </Text>
      ) : null}
      <FieldError className={styles.error ?? ''}>
        {({ validationErrors }) => (
          <>
            <CircleAlert aria-hidden size={14} />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
