import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { BannerTone } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import overlay from '../Dialog/Dialog.module.css';
import styles from './NotificationDialog.module.css';

export interface NotificationDialogProps {
  tone: BannerTone;
  title: string;
  /** One sentence. */
  message?: string | undefined;
  /** OK, Escape or a press outside. */
  onClose: () => void;
}

const takesFocus = { autoFocus: true };

const ICONS: Record<BannerTone, ReactNode> = {
  info: <Info aria-hidden />,
  caution: <TriangleAlert aria-hidden />,
  negative: <CircleX aria-hidden />,
  positive: <CircleCheck aria-hidden />,
};

/** What happened, in one sentence, until OK. Open as long as it is rendered. */
export function NotificationDialog({ tone, title, message, onClose }: NotificationDialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={overlay.veil ?? ''}
    >
      <Modal className={styles.modal ?? ''} data-tone={tone}>
        <Dialog role="alertdialog" className={styles.dialog ?? ''}>
          <span className={styles.icon}>{ICONS[tone]}</span>
          <div className={styles.words}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {message ? <p className={styles.message}>{message}</p> : null}
          </div>
          <Button {...takesFocus} onPress={onClose}>
            OK
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
