import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { Rating } from '@shortlist/design-system/Rating';
import styles from './ResumeTable.module.css';

/** The best match of a resume and the position it belongs to. */
export function BestMatch({ resume }: { readonly resume: Resume }) {
  const { best_match: best } = resume;
  if (!best) return <span className={styles.none}>No matches yet</span>;
  return (
    <>
      <Rating value={best.match_score} band={best.band} label={`Best match for ${resume.candidate_name}`} />
      <Link
        variant="quiet"
        href={`/jobs/${best.job_id}/resumes/${resume.id}/match`}
        className={styles.captionLink}
      >
        {best.job_title}
      </Link>
    </>
  );
}
