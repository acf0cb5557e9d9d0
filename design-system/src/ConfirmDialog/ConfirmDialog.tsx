import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question: "Delete this resume?". */
  title: ReactNode;
  /** What will be gone, and that it cannot be undone. */
  children?: ReactNode;
  /** The verb: "Delete". */
  confirmLabel: string;
  /** The verb while it runs: "Deleting...". */
  pendingLabel?: string;
  cancelLabel?: string;
  /** Close the dialog yourself once it is done: pass isOpen false. */
  onConfirm: () => void;
  isPending?: boolean;
  /** primary when nothing is lost. */
  variant?: 'danger' | 'primary';
  /** Why it did not work; the dialog stays. */
  errorMessage?: string | undefined;
}

// The harmless answer takes the focus: Enter on an unread question deletes nothing.
const takesFocus = { autoFocus: true };

/** Asks before something that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  isPending = false,
  variant = 'danger',
  errorMessage,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size="small"
      role="alertdialog"
      isDismissable={!isPending}
      hasCloseButton={false}
      footer={
        <>
          <Button {...takesFocus} isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            isPending={isPending}
            onPress={onConfirm}
            {...(pendingLabel ? { pendingLabel } : {})}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {errorMessage ? (
        <Banner tone="negative" className={styles.error}>
          {errorMessage}
        </Banner>
      ) : null}
    </Dialog>
  );
}
