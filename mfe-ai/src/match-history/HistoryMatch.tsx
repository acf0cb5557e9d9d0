import type { MatchedResume } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { Rating } from '@shortlist/design-system/Rating';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { metWords, VerdictCounts } from '@shortlist/design-system/Verdict';
import { AssessmentBadge } from '../assessment/AssessmentBadge.tsx';
import { NoticeBadge } from '../file-notices/NoticeBadge.tsx';
import { OlderReadingBadge } from '../match/OlderReading.tsx';
import { QueueButton } from '../verdicts/QueueButton.tsx';
import styles from './MatchHistory.module.css';

interface HistoryMatchProps {
  readonly jobId: string;
  readonly match: MatchedResume;
  /** Settles what is to check. */
  readonly onSettle: () => void;
}

/** A matched resume: its score with two decimals, what that says and how surely, and the words that carry it. */
export function HistoryMatch({ jobId, match, onSettle }: HistoryMatchProps) {
  const { resume_info: info, evidence, verdicts, resume_analyses: analyses } = match;
  return (
    <li className={styles.match}>
      <Avatar name={info.candidate_name} />
      <Text as={Stack} gap={0.5} align="start" size="caption" tone="quiet">
        <Text
          as={Link}
          size="dense"
          tone="strong"
          weight={580}
          wrap="anywhere"
          variant="quiet"
          href={`/jobs/${jobId}/resumes/${match.resume_id}/match`}
        >
          {info.candidate_name}
        </Text>
        {evidence ? (
          <Text as="p" size="quote-row" tone="strong">
            <MarkedQuote tone="support" quote={evidence} />
          </Text>
        ) : (
          <Text as="p" tone="pencil">
            No requirements met yet
          </Text>
        )}
        {match.is_earlier_version && <Badge>Earlier version</Badge>}
        <AssessmentBadge override={match.override} />
        <OlderReadingBadge of={match.older_reading} />
        <Inline as="p" gap={3} rowGap={0.5}>
          <span>{metWords(verdicts)}</span>
          <VerdictCounts counts={verdicts} />
          {verdicts.to_check > 0 && (
            <QueueButton size="small" count={verdicts.to_check} of={info.candidate_name} onPress={onSettle} />
          )}
          <NoticeBadge count={match.notice_count} />
          {analyses[0] && <span>Resume score {analyses[0].score_overall.toFixed(2)}</span>}
        </Inline>
      </Text>
      <Rating
        className={styles.score}
        align="end"
        unit="fraction"
        value={match.match_score}
        potential={match.potential_score}
        band={match.band}
        confidence={match.confidence}
        label={`Match score for ${info.candidate_name}`}
      />
    </li>
  );
}
