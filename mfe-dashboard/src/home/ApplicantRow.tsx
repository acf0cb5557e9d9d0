import type { TopApplicant } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { Rating } from '@shortlist/design-system/Rating';
import { bandOf } from '@shortlist/design-system/ScoreRing';
import { Inline } from '@shortlist/design-system/Stack';
import { Cell, Row } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate } from '@shortlist/platform';
import type { ReactElement } from 'react';
import styles from './ApplicantOverview.module.css';
import { percentText } from './applicants.ts';

/** One applicant: who, for which position, and the words of the resume that carry the match. */
export function ApplicantRow({ applicant }: { readonly applicant: TopApplicant }): ReactElement {
  const { name, position, jobId, resumeId, evidence, matchScore, potentialScore, band, confidence } =
    applicant;
  return (
    <Row>
      <Cell isRowHeader className={styles.applicant}>
        <div className={styles.person}>
          <Text as={Inline} wrap="anywhere" rowGap={0} align="stretch">
            <Link href={`/jobs/${jobId}/resumes/${resumeId}/match`} variant="quiet">
              {name}
            </Link>
            {applicant.isEarlierVersion && <Badge>Earlier version</Badge>}
          </Text>
          <Text size="dense" tone="quiet" wrap="ellipsis" className={styles.position} title={position}>
            for {position}
          </Text>
          {evidence && (
            <Text size="dense" tone="body" wrap="ellipsis" className={styles.quote} title={evidence.text}>
              <MarkedQuote quote={evidence} tone="support" isOneLine />
            </Text>
          )}
        </div>
      </Cell>
      <Cell data-secondary>
        <ResumeScore applicant={applicant} />
      </Cell>
      <Cell className={styles.rating}>
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
  if (resumeScore !== null) {
    return (
      <Text as={Inline} size="caption" rowGap={0} align="baseline">
        <Text as="strong" size="dense" tone="strong" weight={640} isTabular>
          {percentText(resumeScore)}
        </Text>
        <span>{bandOf(resumeScore / 100)}</span>
      </Text>
    );
  }
  return (
    <Inline rowGap={1}>
      <Badge tone="pencil">Not scored yet</Badge>
      <Link href={`/resumes/${resumeId}/ai-score`} variant="quiet" aria-label={`Analyze ${name}`}>
        Analyze
      </Link>
    </Inline>
  );
}
