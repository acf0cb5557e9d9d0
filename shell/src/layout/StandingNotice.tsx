import type { ReactElement, ReactNode } from 'react';
import styles from './StandingNotice.module.css';

interface StandingNoticeProps {
  /** One sentence. */
  readonly text: string;
  /** What can be done about it, if anything: small buttons. */
  readonly children?: ReactNode;
}

/** A calm word of the shell over the page, which moves nothing on it and stays until it is answered or over. */
export function StandingNotice({ text, children }: StandingNoticeProps): ReactElement {
  return (
    <section className={styles.notice} aria-label={text}>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
