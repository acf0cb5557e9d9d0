import { useBlocker } from '@shortlist/platform/router';
import { useEffect, useState } from 'react';

interface Guarded {
  /** Read at the moment of leaving. */
  readonly isDirty: () => boolean;
  readonly onClose: () => void;
}

/** Asks before a form with something typed is closed, or its page left by Back, a reload or the closing of the tab. */
export function useLeaving({ isDirty, onClose }: Guarded) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    isAsking: isClosing || blocker.state === 'blocked',
    /** Closes the form, or asks first. */
    ask: () => (isDirty() ? setIsClosing(true) : onClose()),
    stay: () => {
      setIsClosing(false);
      blocker.reset?.();
    },
    leave: () => {
      if (blocker.state === 'blocked') blocker.proceed();
      else onClose();
    },
  };
}
