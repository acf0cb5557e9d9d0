import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { Rating } from '@shortlist/design-system/Rating';
import { Text } from '@shortlist/design-system/Text';
import styles from './ResumeTable.module.css';

/** The score of the best match of a resume. */
export function BestMatch({ resume }: { readonly resume: Resume }) {
  const { best_match: best } = resume;
  if (!best) return <Text tone="quiet">No matches yet</Text>;
  return (
    <Rating value={best.match_score} band={best.band} label={`Best match for ${resume.candidate_name}`} />
  );
}

/** The position that a resume matches best, leading to the match. */
export function BestPosition({ resume }: { readonly resume: Resume }) {
  const { best_match: best } = resume;
  if (!best) return null;
  return (
    <Text
      as={Link}
      variant="quiet"
      wrap="ellipsis"
      href={`/jobs/${best.job_id}/resumes/${resume.id}/match`}
      className={styles.position}
      title={best.job_title}
    >
      {best.job_title}
    </Text>
  );
}
