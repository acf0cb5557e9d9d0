import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactNode } from 'react';
import styles from './ResumeTable.module.css';

interface CandidateProps {
  readonly resume: Resume;
  /** What else has to be said here, each in a line of its own. */
  readonly children?: ReactNode;
}

/** Who it is, and the title as the resume words it: hence the serif. The name is never cut. */
export function Candidate({ resume, children }: CandidateProps) {
  return (
    <>
      <Inline as="span" align="baseline" isOneLine className={styles.candidate}>
        <Text
          as={Link}
          variant="quiet"
          wrap="anywhere"
          href={`/resumes/${resume.id}`}
          className={styles.name}
        >
          {resume.candidate_name}
        </Text>
        {resume.headline && (
          <Text
            wrap="ellipsis"
            size="quote-row"
            tone="body"
            className={styles.headline}
            title={resume.headline}
          >
            {resume.headline}
          </Text>
        )}
      </Inline>
      {children}
    </>
  );
}
