import type { User } from '@shortlist/api-contract';
import { notify } from '@shortlist/platform';
import { Bell } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './Notifications.module.css';
import { rememberSeen, seenUntil } from './seen.ts';
import { useNotices } from './use-notices.ts';

type Panel = typeof import('./NotificationsPanel.tsx').NotificationsPanel;

/**
 * What has happened, and how much of it is new. It asks for nothing until the page has been idle, so that no page waits
 * for it, and its panel's code comes when somebody is about to open it.
 */
export function NotificationsButton({ user }: { readonly user: User }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(() => seenUntil(user.id));
  /** What was new as the panel opened is marked as long as it is open. */
  const [newSince, setNewSince] = useState(seen);
  const notices = useNotices(useIsIdle() || isOpen);
  const unseen = notices.notices.filter(({ at }) => at > seen).length;

  const fetchPanel = async () => {
    const { NotificationsPanel } = await import('./NotificationsPanel.tsx');
    setPanel(() => NotificationsPanel);
  };
  /** Intent only: if it fails, the press will say so. */
  const prepare = () => void fetchPanel().catch(() => undefined);
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) setNewSince(seen);
    // The server's clock may be ahead of this one.
    const until = new Date(Math.max(Date.now(), ...notices.notices.map(({ at }) => at.getTime())));
    setSeen(until);
    rememberSeen(user.id, until);
  };
  const open = () => {
    changeOpen(true);
    fetchPanel().catch(() => {
      setOpen(false);
      notify({
        tone: 'error',
        title: 'Failed to open notifications',
        message: 'Check your connection and try again.',
      });
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={unseen > 0 ? `Notifications, ${unseen} new` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? changeOpen(false) : open())}
      >
        <Bell aria-hidden size={16} strokeWidth={1.75} />
        {unseen > 0 ? <span aria-hidden="true" className={styles.dot} /> : null}
      </button>
      {Panel ? (
        <Panel
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={changeOpen}
          notices={notices}
          newSince={newSince}
        />
      ) : null}
    </>
  );
}

/** How long a page that never rests keeps it waiting. */
const AT_LAST_MS = 4_000;

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), AT_LAST_MS / 2);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
