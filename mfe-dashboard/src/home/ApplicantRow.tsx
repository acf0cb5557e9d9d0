import { Avatar } from '@shortlist/design-system/Avatar';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { Marker } from '@shortlist/design-system/Marker';
import { Meter } from '@shortlist/design-system/Meter';
import { Cell, Row } from '@shortlist/design-system/Table';
import type { ReactElement } from 'react';
import { shortDate } from '../shared/date-text.ts';
import { type Applicant, percentOf } from './applicants.ts';
import styles from './HomeTab.module.css';

/** One applicant: who, and the words of the resume that carry the match. */
export function ApplicantRow({ applicant }: { readonly applicant: Applicant }): ReactElement {
  const { match, jobId, jobTitle } = applicant;
  const name = match.resume_info.candidate_name;
  const analysis = match.resume_analyses[0];
  return (
    <Row>
      <Cell isRowHeader>
        <div className={styles.person}>
          <Avatar name={name} />
          <div className={styles.who}>
            <Link href={`/jobs/${jobId}/resumes/${match.resume_id}/match`} variant="quiet">
              {name}
            </Link>
            {match.evidence ? (
              <span className={styles.why}>
                <Marker tone="support">{match.evidence.text}</Marker>
              </span>
            ) : (
              <span className={styles.quiet}>{jobTitle}</span>
            )}
          </div>
        </div>
      </Cell>
      <Cell data-secondary>
        {analysis ? percentOf(analysis.score_overall) : <Badge tone="pencil">Not scored yet</Badge>}
      </Cell>
      <Cell>
        <span className={styles.score}>
          <span className={styles.number}>{percentOf(match.match_score)}</span>
          <Meter
            value={match.match_score}
            potential={match.potential_score}
            label={`Match score of ${name} for ${jobTitle}`}
          />
        </span>
      </Cell>
      <Cell align="end" data-secondary>
        {shortDate(match.resume_info.uploaded_at)}
      </Cell>
    </Row>
  );
}
