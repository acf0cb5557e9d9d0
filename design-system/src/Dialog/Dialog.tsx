import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Called with false by Escape, by the close button and by a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. A form may bring its own at its end instead. */
  footer?: ReactNode;
  /** small (460 px) for a question, medium (560) for a form, large (880) for something to read. */
  size?: 'small' | 'medium' | 'large';
  /** False while something runs that must not be left: no Escape, no close button. */
  isDismissable?: boolean;
  /** alertdialog when an answer is needed before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Leaves the close button out: the footer answers. */
  hasCloseButton?: boolean;
  className?: string | undefined;
}

/** A question or a form over the page. The focus moves in, stays in, and returns to where it came from. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  isDismissable = true,
  role = 'dialog',
  hasCloseButton = true,
  className,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles.veil ?? ''}
    >
      <Modal className={classNames(styles.modal, className)} data-size={size}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {hasCloseButton ? (
              <IconButton
                label="Close"
                icon={<X aria-hidden />}
                isDisabled={!isDismissable}
                onPress={() => onOpenChange(false)}
              />
            ) : null}
          </header>
          <div className={styles.body}>{children}</div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
