import { Avatar } from '@shortlist/design-system/Avatar';
import type { ReactNode } from 'react';
import styles from './Candidate.module.css';

interface CandidateProps {
  readonly name: string;
  /** What else tells who it is, under the name. */
  readonly children?: ReactNode;
}

/** Who it is, in a row of a table. */
export function Candidate({ name, children }: CandidateProps) {
  return (
    <span className={styles.candidate}>
      <Avatar name={name} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {children}
      </span>
    </span>
  );
}
