import { Link } from '@shortlist/design-system/Link';
import { NavigationProvider } from '@shortlist/design-system/NavigationProvider';
import { ToastRegion } from '@shortlist/design-system/Toast';
import { useSession } from '@shortlist/platform';
import { dismiss, useNotifications } from '@shortlist/platform/host';
import { Outlet, useNavigate } from '@shortlist/platform/router';
import { remote } from '@shortlist/standalone-remote';
import type { ReactElement } from 'react';
import styles from './Host.module.css';
import { SignIn } from './SignIn.tsx';

/** The least that a remote needs around it: its addresses, a session, and a place for what it reports. */
export function Host(): ReactElement {
  const navigate = useNavigate();
  const user = useSession();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <header className={styles.header}>
        <strong>{remote.title} alone</strong>
        {['/', ...remote.links].map((path) => (
          <Link key={path} href={path}>
            {path}
          </Link>
        ))}
        <span className={styles.user}>{user?.email}</span>
      </header>
      <main id="content" className={styles.main}>
        {user ? <Outlet /> : <SignIn />}
      </main>
      <Notices />
      <ToastRegion />
    </NavigationProvider>
  );
}

function Notices(): ReactElement {
  const { notifications, toasts } = useNotifications();
  return (
    <output className={styles.notices}>
      {[
        ...notifications.map((each) => ({ id: each.id, text: `${each.title} ${each.message ?? ''}` })),
        ...toasts.map((each) => ({ id: each.id, text: each.message })),
      ].map(({ id, text }) => (
        <button key={id} type="button" onClick={() => dismiss(id)}>
          {text}
        </button>
      ))}
    </output>
  );
}
