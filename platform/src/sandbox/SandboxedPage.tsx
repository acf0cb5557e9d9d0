import { type ReactElement, useEffect, useRef, useState } from 'react';
import { remoteHost } from '../loader/host.ts';
import { useBreadcrumbs, useDocumentTitle } from '../page/page.ts';
import type { Breadcrumb } from '../page/page-store.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { useLocation, useNavigate, useNavigation } from '../router.ts';
import type { FrameConnection, PlaceMessage } from './connect-frame.ts';
import { SandboxFrame } from './SandboxFrame.tsx';
import { useAskedLeave } from './use-asked-leave.ts';

/** Milliseconds after the page has led the frame somewhere, in which what the frame shows then is no step of its own. */
const LED_MS = 1_000;

/** A page of a sandboxed remote, as high as the window below the header. Address, title, and breadcrumbs follow what it shows. */
export function SandboxedPage({ remote }: { readonly remote: RemoteInSet }): ReactElement {
  const { pathname, search, hash } = useLocation();
  const href = pathname + search + hash;
  const navigate = useNavigate();
  const [title, setTitle] = useState(remote.title);
  const [breadcrumbs, setBreadcrumbs] = useState<readonly Breadcrumb[]>([]);
  const connection = useRef<FrameConnection | null>(null);
  const inFrame = useRef(href);
  const ledAt = useRef(-LED_MS);
  const isIdle = useNavigation().state === 'idle';
  const isOfRemote = (path: string): boolean => remoteHost().registry.byPath(path)?.name === remote.name;
  const leave = useAskedLeave(remote, () => connection.current, isOfRemote);
  useDocumentTitle(title);
  useBreadcrumbs(breadcrumbs);
  useEffect(() => {
    if (inFrame.current === href) return;
    inFrame.current = href;
    ledAt.current = performance.now();
    connection.current?.post({ kind: 'go', href });
  }, [href]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (connection.current?.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  /** Only whose focus is in the frame makes a step there that Back takes back. */
  const follow = (message: Extract<PlaceMessage, { kind: 'at' }>): void => {
    if (!isIdle || leave.isAsked() || !isOfRemote(new URL(message.href, location.origin).pathname)) return;
    const isStep = document.activeElement?.tagName === 'IFRAME' && performance.now() - ledAt.current > LED_MS;
    inFrame.current = message.href;
    void navigate(message.href, { replace: message.replace || !isStep });
  };
  const onMessage = (message: PlaceMessage): void => {
    if (message.kind === 'at') follow(message);
    if (message.kind === 'title') setTitle(message.title);
    if (message.kind === 'breadcrumbs') setBreadcrumbs(message.breadcrumbs);
    if (message.kind === 'may_leave') leave.answer(message.mayLeave);
    // The frame has asked the person by now.
    if (message.kind === 'go') leave.leaveTo(message.href);
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
