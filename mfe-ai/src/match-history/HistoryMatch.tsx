import type { MatchedResume } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { Rating } from '@shortlist/design-system/Rating';
import { metWords } from '@shortlist/design-system/Verdict';
import { AssessmentBadge } from '../assessment/AssessmentBadge.tsx';
import { NoticeBadge } from '../file-notices/NoticeBadge.tsx';
import { OlderReadingBadge } from '../match/OlderReading.tsx';
import { VerdictCounts } from '../verdicts/VerdictCounts.tsx';
import styles from './HistoryMatch.module.css';

interface HistoryMatchProps {
  readonly jobId: string;
  readonly match: MatchedResume;
}

/** A matched resume: its score with two decimals, what that says and how surely, and the words that carry it. */
export function HistoryMatch({ jobId, match }: HistoryMatchProps) {
  const { resume_info: info, evidence, verdicts, resume_analyses: analyses } = match;
  return (
    <li className={styles.match}>
      <Avatar name={info.candidate_name} />
      <div className={styles.words}>
        <Link
          variant="quiet"
          className={styles.name}
          href={`/jobs/${jobId}/resumes/${match.resume_id}/match`}
        >
          {info.candidate_name}
        </Link>
        {evidence ? (
          <p className={styles.line}>
            <MarkedQuote tone="support" quote={evidence} />
          </p>
        ) : (
          <p className={styles.silence}>No requirements met yet</p>
        )}
        {match.is_earlier_version && <Badge>Earlier version</Badge>}
        <AssessmentBadge override={match.override} />
        <OlderReadingBadge isOlder={match.is_older_reading} />
        <p className={styles.note}>
          <span>{metWords(verdicts)}</span>
          <VerdictCounts counts={verdicts} />
          {verdicts.to_check > 0 && (
            <Link
              href={`/jobs/${jobId}/resumes/${match.resume_id}/match`}
              aria-label={`Settle for ${info.candidate_name}`}
            >
              Settle
            </Link>
          )}
          <NoticeBadge count={match.notice_count} />
          {analyses[0] && <span>Resume score {analyses[0].score_overall.toFixed(2)}</span>}
        </p>
      </div>
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
