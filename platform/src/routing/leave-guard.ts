import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLoggingOut } from '../session/session-store.ts';
import { addLeaveGuard } from './leave-guards.ts';

/** What a ConfirmDialog takes that asks whether to leave. */
export interface NavigationPrompt {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => void;
}

type Answer = (mayLeave: boolean) => void;

/**
 * Asks before a page with something to lose is left: by a link, by back and forward, by a reload, by closing the tab, by log-out.
 * The browser words its own question for the last two; spread the answer into a ConfirmDialog for the others.
 *
 * @param isDirty read at the moment of leaving: is there anything to lose?
 * @param onLeave what is done about it when people leave all the same.
 */
export function useLeaveGuard(isDirty: () => boolean, onLeave?: () => void): NavigationPrompt {
  const askBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLoggingOut() && isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  const { isAsked, answer } = useQuestion(isDirty);
  return {
    isOpen: blocker.state === 'blocked' || isAsked,
    onOpenChange: (isOpen) => {
      if (isOpen) return;
      blocker.reset?.();
      answer(false);
    },
    onConfirm: () => {
      onLeave?.();
      blocker.proceed?.();
      answer(true);
    },
  };
}

/** The question of `mayLeave`, for as long as the page is there. */
function useQuestion(isDirty: () => boolean): { isAsked: boolean; answer: Answer } {
  const [waiting, setWaiting] = useState<Answer | null>(null);
  const ask = useEffectEvent(
    () => !isDirty() || new Promise<boolean>((resolve) => setWaiting(() => resolve)),
  );
  useEffect(() => {
    const guard = async () => ask();
    return addLeaveGuard(guard);
  }, []);
  return {
    isAsked: waiting !== null,
    answer: (mayLeave) => {
      waiting?.(mayLeave);
      setWaiting(null);
    },
  };
}
