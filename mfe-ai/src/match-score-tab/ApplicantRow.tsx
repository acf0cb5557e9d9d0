import { analysisEndpoints, type MatchedResume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { Rating } from '@shortlist/design-system/Rating';
import { Inline } from '@shortlist/design-system/Stack';
import { Cell, Row, type RowProps } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { metWords, VerdictCounts } from '@shortlist/design-system/Verdict';
import { notify, serverMessageOf, useEndpoint } from '@shortlist/platform';
import { AssessmentBadge } from '../assessment/AssessmentBadge.tsx';
import { NoticeBadge } from '../file-notices/NoticeBadge.tsx';
import { OlderReadingBadge } from '../match/OlderReading.tsx';
import { Candidate } from '../resume-picker/Candidate.tsx';
import { percent } from '../scores/score-text.ts';
import { QueueButton } from '../verdicts/QueueButton.tsx';
import styles from './Applicants.module.css';

interface ApplicantRowProps extends Pick<RowProps, 'aria-rowindex'> {
  readonly jobId: string;
  readonly match: MatchedResume;
  /** Settles what is to check. */
  readonly onSettle: () => void;
  readonly onDelete: () => void;
}

/** One applicant: the words that carry the match, both scores, and what can be done. */
export function ApplicantRow({ jobId, match, onSettle, onDelete, ...rest }: ApplicantRowProps) {
  const { candidate_name: name, file_name: file } = match.resume_info;
  return (
    <Row {...rest}>
      <Text as={Cell} wrap="anywhere" isRowHeader className={styles.resume}>
        <Candidate name={name}>
          {match.evidence ? (
            <Text size="quote-row">
              <MarkedQuote tone="support" quote={match.evidence} />
            </Text>
          ) : (
            <Text size="caption" tone="quiet">
              {file}
            </Text>
          )}
          {match.is_earlier_version && <Badge>Earlier version</Badge>}
          <NoticeBadge count={match.notice_count} />
          <AssessmentBadge override={match.override} />
          <OlderReadingBadge of={match.older_reading} />
          <Inline as="span" gap={3} rowGap={0.5} align="stretch" className={styles.verdicts}>
            {metWords(match.verdicts)} <VerdictCounts counts={match.verdicts} />
            {match.verdicts.to_check > 0 && (
              <QueueButton size="small" count={match.verdicts.to_check} of={name} onPress={onSettle} />
            )}
          </Inline>
        </Candidate>
      </Text>
      <Cell>
        <Text size="caption" tone="quiet" className={styles.head} aria-hidden="true">
          Analyze Score
        </Text>
        <AnalyzeScore match={match} />
      </Cell>
      <Cell className={styles.match}>
        <Text size="caption" tone="quiet" className={styles.head} aria-hidden="true">
          Match Score
        </Text>
        <Rating
          value={match.match_score}
          potential={match.potential_score}
          band={match.band}
          confidence={match.confidence}
          label={`Match score for ${name}`}
        />
      </Cell>
      <Cell align="end" className={styles.action}>
        <Inline as="span" rowGap={1} justify="end" className={styles.actions}>
          <ButtonLink
            size="small"
            href={`/jobs/${jobId}/resumes/${match.resume_id}/match`}
            aria-label={`View ${name}`}
          >
            View
          </ButtonLink>
          <Button size="small" variant="ghost" aria-label={`Delete ${name}`} onPress={onDelete}>
            Delete
          </Button>
        </Inline>
      </Cell>
    </Row>
  );
}

/** The overall score; where there is none, a button that has it computed. */
function AnalyzeScore({ match }: Pick<ApplicantRowProps, 'match'>) {
  const { mutateAsync, isPending } = useEndpoint(analysisEndpoints.analyze);
  const [brief] = match.resume_analyses;
  if (brief)
    return (
      <Text as="strong" tone="strong" weight={640} isTabular>
        {percent(brief.score_overall)}
      </Text>
    );

  async function handleAnalyze(): Promise<void> {
    try {
      await mutateAsync({ params: { id: match.resume_id } });
    } catch (error) {
      const message = serverMessageOf(error, 'Failed to retrieve analysis');
      notify({ tone: 'error', title: 'Analysis failed', message });
    }
  }

  return (
    <Inline as="span" rowGap={1} className={styles.unscored}>
      <Badge tone="pencil">Not scored yet</Badge>
      <Button
        size="small"
        isPending={isPending}
        pendingLabel="Analyzing..."
        aria-label={`Analyze ${match.resume_info.candidate_name}`}
        onPress={() => void handleAnalyze()}
      >
        Analyze
      </Button>
    </Inline>
  );
}
