import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** What is chosen so far, as a few words. */
  readonly status: string;
  /** Why it can't go on yet; null when nothing was tried. */
  readonly refusal: string | null;
  /** The buttons, the primary one last. */
  readonly children: ReactNode;
}

/** What is chosen and how to go on, kept in sight below a long list. */
export function SelectionBar({ status, refusal, children }: SelectionBarProps) {
  return (
    <div className={styles.bar}>
      <output className={styles.status}>{status}</output>
      <p className={styles.refusal} role="alert">
        {refusal && (
          <>
            <CircleAlert size={14} aria-hidden /> {refusal}
          </>
        )}
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
