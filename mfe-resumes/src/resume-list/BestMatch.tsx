import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { Score } from '../shared/Score.tsx';
import styles from './ResumeTable.module.css';

/** The best match of a resume and the position it belongs to. */
export function BestMatch({ resume }: { readonly resume: Resume }) {
  const { best_match: best } = resume;
  if (!best) return <span className={styles.none}>No match yet</span>;
  return (
    <>
      <Score value={best.match_score} unit="percent" label={`Best match of ${resume.candidate_name}`} />
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
