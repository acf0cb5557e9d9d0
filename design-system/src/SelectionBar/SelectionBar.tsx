import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

export interface SelectionBarProps {
  /** What is chosen so far, as a few words: "3 resumes selected". */
  status: string;
  /** Why it can't go on; null while nothing was tried. */
  refusal?: string | null;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** What is chosen and how to go on, kept in sight below a long list. It stands in a Page. */
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
