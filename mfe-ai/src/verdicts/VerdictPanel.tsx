import { Dialog } from '@shortlist/design-system/Dialog';
import { PopoverPanel } from '@shortlist/design-system/Popover';
import { type ReactNode, type RefObject, useState } from 'react';
import styles from './VerdictPanel.module.css';

export interface VerdictPanelProps {
  readonly title: string;
  /** What it hangs on; it takes the focus back. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover at what it is about; on a phone a sheet at the foot of the screen. */
export function VerdictPanel({ title, triggerRef, onClose, children }: VerdictPanelProps) {
  // As it was opened: what was typed must not go with a turn of the phone.
  const [isNarrow] = useState(() => matchMedia(NARROW).matches);
  const handleOpenChange = (isOpen: boolean) => isOpen || onClose();
  if (isNarrow) {
    return (
      <Dialog isOpen title={title} className={styles.sheet} onOpenChange={handleOpenChange}>
        {children}
      </Dialog>
    );
  }
  return (
    <PopoverPanel
      isOpen
      title={title}
      triggerRef={triggerRef}
      placement="bottom end"
      className={styles.popover}
      onOpenChange={handleOpenChange}
    >
      {children}
    </PopoverPanel>
  );
}

const NARROW = '(width < 640px)';
