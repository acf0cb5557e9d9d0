import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { remoteHost } from '../loader/host.ts';
import { toast } from '../notifications/notification-store.ts';
import { useBreadcrumbs, useDocumentTitle } from '../page/page.ts';
import type { Breadcrumb } from '../page/page-store.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { useLocation, useNavigate } from '../router.ts';
import { isLoggingOut } from '../session/session-store.ts';
import type { FrameConnection, PlaceMessage } from './connect-frame.ts';
import { SandboxFrame } from './SandboxFrame.tsx';

/** Milliseconds that a frame may take to say whether it has something to lose. */
const ANSWER_MS = 1_000;

/** A page of a sandboxed remote, as high as the window below the header. Address, title, and breadcrumbs follow what it shows. */
export function SandboxedPage({ remote }: { readonly remote: RemoteInSet }): ReactElement {
  const { pathname, search, hash } = useLocation();
  const href = pathname + search + hash;
  const navigate = useNavigate();
  const [title, setTitle] = useState(remote.title);
  const [breadcrumbs, setBreadcrumbs] = useState<readonly Breadcrumb[]>([]);
  const connection = useRef<FrameConnection | null>(null);
  const inFrame = useRef(href);
  const leave = useAskedLeave(remote, () => connection.current);
  useDocumentTitle(title);
  useBreadcrumbs(breadcrumbs);
  useEffect(() => {
    if (inFrame.current === href) return;
    inFrame.current = href;
    connection.current?.post({ kind: 'go', href });
  }, [href]);
  const follow = (message: Extract<PlaceMessage, { kind: 'at' }>): void => {
    if (!isOf(remote, new URL(message.href, location.origin).pathname)) return;
    inFrame.current = message.href;
    void navigate(message.href, { replace: message.replace });
  };
  const onMessage = (message: PlaceMessage): void => {
    if (message.kind === 'at') follow(message);
    if (message.kind === 'title') setTitle(message.title);
    if (message.kind === 'breadcrumbs') setBreadcrumbs(message.breadcrumbs);
    if (message.kind === 'may_leave') leave.answer(message.mayLeave);
    if (message.kind === 'go') {
      // The frame has asked the person by now.
      leave.allow();
      void navigate(message.href);
    }
  };
  return (
    <SandboxFrame
      remote={remote}
      part={{ kind: 'page', href }}
      height="calc(100dvh - var(--size-header))"
      onConnection={(opened) => {
        connection.current = opened;
      }}
      onMessage={onMessage}
    />
  );
}

const isOf = (remote: RemoteInSet, pathname: string): boolean =>
  remoteHost().registry.byPath(pathname)?.name === remote.name;

/** Before the page is left, the frame is asked, which asks the person if there is something to lose. One
 * that doesn't answer isn't waited for, and none can keep anybody. */
function useAskedLeave(remote: RemoteInSet, connectionOf: () => FrameConnection | null) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      !isAllowed.current && !isLoggingOut() && connectionOf() !== null && !isOf(remote, pathname),
  );
  const ask = useEffectEvent((): (() => void) => {
    connectionOf()?.post({ kind: 'ask_leave' });
    const timer = setTimeout(() => {
      if (!connectionOf()?.isAnswering()) {
        blocker.proceed?.();
        return;
      }
      const action = { label: 'Leave Anyway', onAction: () => blocker.proceed?.() };
      toast({ message: `${remote.title} asks before you leave.`, action });
    }, ANSWER_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => (blocker.state === 'blocked' ? ask() : undefined), [blocker.state]);
  return {
    allow: () => {
      isAllowed.current = true;
    },
    answer: (mayLeave: boolean) => (mayLeave ? blocker.proceed?.() : blocker.reset?.()),
  };
}
