import { RemoteWidget } from '@shortlist/platform';
import { remote } from '@shortlist/standalone-remote';
import type { ComponentType, ReactElement } from 'react';
import styles from './Host.module.css';

/** The host is built for any remote, so it knows no widget by its contract. */
const AnyWidget = RemoteWidget as ComponentType<{ readonly id: string }>;

/** Every widget of the remote, one below the other. */
export function Overview(): ReactElement {
  return (
    <div className={styles.widgets}>
      <h1>{remote.title}</h1>
      {remote.widgets.map((id) => (
        <AnyWidget key={id} id={id} />
      ))}
    </div>
  );
}
