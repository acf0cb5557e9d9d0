import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import type { RemoteInSet } from '../registry/release-set.ts';
import { useNavigate } from '../router.ts';
import { isLoggingOut } from '../session/session-store.ts';
import type { FrameConnection } from './connect-frame.ts';
import { useLeaveOffer } from './use-leave-offer.ts';

/** Milliseconds that a frame may take to say whether it has something to lose. */
const ANSWER_MS = 1_000;

interface AskedLeave {
  /** The frame says whether the page may be left. */
  readonly answer: (mayLeave: boolean) => void;
  /** Goes to a page without asking. */
  readonly leaveTo: (href: string) => void;
  /** Whether somebody wants to leave the page now. */
  readonly isAsked: () => boolean;
}

/**
 * Before the page of a frame is left, has the frame ask the person if there is something to lose. One that doesn't answer, and
 * had nothing to lose, isn't waited for. One that waits or refuses can't keep anybody: a toast offers to leave anyway.
 */
export function useAskedLeave(
  remote: RemoteInSet,
  connectionOf: () => FrameConnection | null,
  isOfRemote: (pathname: string) => boolean,
): AskedLeave {
  const navigate = useNavigate();
  const offer = useLeaveOffer(remote.title);
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      !isAllowed.current && !isLoggingOut() && connectionOf() !== null && !isOfRemote(pathname),
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const leaveTo = async (href: string): Promise<void> => {
    isAllowed.current = true;
    await navigate(href);
    isAllowed.current = false;
  };
  const offerToLeave = ({ pathname, search, hash }: Location): void =>
    offer(() => {
      if (latest.current.state === 'blocked') latest.current.proceed();
      else void leaveTo(pathname + search + hash);
    });
  const ask = useEffectEvent((target: Location): (() => void) => {
    connectionOf()?.post({ kind: 'ask_leave' });
    const timer = setTimeout(() => {
      const connection = connectionOf();
      if (connection?.isAnswering() || connection?.isDirty()) offerToLeave(target);
      else blocker.proceed?.();
    }, ANSWER_MS);
    return () => clearTimeout(timer);
  });
  const target = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => (target ? ask(target) : undefined), [target]);
  return {
    isAsked: () => target !== null,
    leaveTo: (href) => void leaveTo(href),
    answer: (mayLeave) => {
      if (blocker.state !== 'blocked') return;
      if (!mayLeave) offerToLeave(blocker.location);
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    },
  };
}
