import { type NavigationPrompt, useLeaveGuard } from '@shortlist/platform/router';
import { useState } from 'react';

interface Guarded {
  /** Read at the moment of leaving. */
  readonly isDirty: () => boolean;
  readonly onClose: () => void;
}

/** Asks before a form in a dialog is closed, or its page left, with something typed. */
export function useLeaving({ isDirty, onClose }: Guarded): { ask: () => void; question: NavigationPrompt } {
  const [isClosing, setIsClosing] = useState(false);
  const page = useLeaveGuard(isDirty);
  const stay = () => {
    setIsClosing(false);
    page.onOpenChange(false);
  };
  return {
    /** Closes the form, or asks first. */
    ask: () => (isDirty() ? setIsClosing(true) : onClose()),
    question: {
      isOpen: isClosing || page.isOpen,
      onOpenChange: (isOpen) => !isOpen && stay(),
      onConfirm: page.isOpen ? page.onConfirm : onClose,
    },
  };
}
