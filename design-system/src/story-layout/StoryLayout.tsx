import type { ReactNode } from 'react';
import styles from './story-layout.module.css';

/** Things beside each other, as in a row of variants. Only for stories. */
export function Inline({ children }: { children: ReactNode }) {
  return <div className={styles.inline}>{children}</div>;
}

/** Things below each other; `width` in pixels is the most they take. Only for stories. */
export function Stack({ children, width }: { children: ReactNode; width?: number }) {
  return (
    <div className={styles.stack} style={{ maxInlineSize: width }}>
      {children}
    </div>
  );
}

/** A quiet heading over a part of a story. Only for stories. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
