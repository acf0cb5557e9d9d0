import type { ReactElement } from 'react';
import { UpdateNotice } from '../updates/UpdateNotice.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SlowPageNotice } from './SlowPageNotice.tsx';
import styles from './StandingNotice.module.css';

/** Where the shell says what concerns the whole page; read out when something comes. */
export function PersistentBanners(): ReactElement {
  return (
    <div className={styles.notices} aria-live="polite">
      <OfflineNotice />
      <SlowPageNotice />
      <UpdateNotice />
    </div>
  );
}
