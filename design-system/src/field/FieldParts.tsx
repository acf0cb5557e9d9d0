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

interface FieldPartsProps extends FieldTexts {
  /** The control says its label itself, and nothing is around it. */
  isLabelHidden?: boolean;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** Label above, help and error below, around a control. */
export function FieldParts({
  isLabelHidden = false,
  label,
  description,
  errorMessage,
  isRequired,
  children,
}: FieldPartsProps) {
  if (isLabelHidden) return children;
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
