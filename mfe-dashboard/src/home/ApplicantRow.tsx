import type { TopApplicant } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { Marker } from '@shortlist/design-system/Marker';
import { Rating } from '@shortlist/design-system/Rating';
import { Cell, Row } from '@shortlist/design-system/Table';
import { formatShortDate } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { percentText } from './applicants.ts';
import styles from './HomeTab.module.css';

/** One applicant: who, and the words of the resume that carry the match. */
export function ApplicantRow({ applicant }: { readonly applicant: TopApplicant }): ReactElement {
  const { name, position, jobId, resumeId, evidence, matchScore, potentialScore, band, confidence } =
    applicant;
  return (
    <Row>
      <Cell isRowHeader>
        <div className={styles.person}>
          <Avatar name={name} />
          <div className={styles.who}>
            <Link href={`/jobs/${jobId}/resumes/${resumeId}/match`} variant="quiet">
              {name}
            </Link>
            {applicant.isEarlierVersion && <Badge>Earlier version</Badge>}
            {evidence ? (
              <span className={styles.why}>
                <Marker tone="support">{evidence.text}</Marker>
              </span>
            ) : (
              <span className={styles.quiet}>{position}</span>
            )}
          </div>
        </div>
      </Cell>
      <Cell data-secondary>
        <ResumeScore applicant={applicant} />
      </Cell>
      <Cell>
        <Rating
          value={matchScore / 100}
          potential={potentialScore / 100}
          band={band}
          confidence={confidence}
          label={`Match score for ${name}, ${position}`}
        />
      </Cell>
      <Cell align="end" data-secondary>
        {formatShortDate(applicant.uploadDateRaw)}
      </Cell>
    </Row>
  );
}

/** A resume without an analysis has no number: it has a way to one. */
function ResumeScore({ applicant }: { readonly applicant: TopApplicant }): ReactElement {
  const { name, resumeId, resumeScore } = applicant;
  if (resumeScore !== null) return <>{percentText(resumeScore)}</>;
  return (
    <span className={styles.unscored}>
      <Badge tone="pencil">Not scored yet</Badge>
      <Link href={`/resumes/${resumeId}/ai-score`} variant="quiet" aria-label={`Analyze ${name}`}>
        Analyze
      </Link>
    </span>
  );
}
