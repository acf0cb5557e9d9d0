import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** What a ConfirmDialog takes that asks whether to leave. */
export interface LeaveQuestion {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => void;
}

/**
 * Asks before a page with something to lose is left: by a link, by back and forward, by a reload, by closing the tab.
 * The browser words its own question for the last two; spread the answer into a ConfirmDialog for the others.
 *
 * @param isDirty read at the moment of leaving: is there anything to lose?
 * @param onLeave what is done about it when people leave all the same.
 */
export function useLeaveGuard(isDirty: () => boolean, onLeave?: () => void): LeaveQuestion {
  const askBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  return {
    isOpen: blocker.state === 'blocked',
    onOpenChange: (isOpen) => !isOpen && blocker.reset?.(),
    onConfirm: () => {
      onLeave?.();
      blocker.proceed?.();
    },
  };
}
