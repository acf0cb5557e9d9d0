import type { Resume } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Link } from '@shortlist/design-system/Link';
import type { ReactNode } from 'react';
import styles from './ResumeTable.module.css';

interface CandidateProps {
  readonly resume: Resume;
  /** What else has to be said here. */
  readonly children?: ReactNode;
}

/** Who it is, and the title as the resume words it: hence the serif. */
export function Candidate({ resume, children }: CandidateProps) {
  return (
    <span className={styles.candidate}>
      <Avatar name={resume.candidate_name} className={styles.avatar} />
      <span className={styles.words}>
        <Link variant="quiet" href={`/resumes/${resume.id}`} className={styles.name}>
          {resume.candidate_name}
        </Link>
        {resume.headline && <span className={styles.headline}>{resume.headline}</span>}
        <span className={styles.narrow}>{resume.file_name}</span>
        {children}
      </span>
    </span>
  );
}
