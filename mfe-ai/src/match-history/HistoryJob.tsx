import type { JobWithMatches } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { useState } from 'react';
import styles from './HistoryJob.module.css';
import { HistoryMatch } from './HistoryMatch.tsx';

/** How many matches of a position stand open at first. */
const SHOWN_AT_FIRST = 3;

/** One position of the history with its matches. */
export function HistoryJob({ job }: { readonly job: JobWithMatches }) {
  const [isOpen, setOpen] = useState(false);
  const matched = job.matched_resumes;
  const shown = isOpen ? matched : matched.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.job} aria-label={job.job_title}>
      <h3 className={styles.title}>
        <Link variant="quiet" href={`/joblist/${job.job_id}`}>
          {job.job_title}
        </Link>
        <span className={styles.count}>{matched.length}</span>
      </h3>
      {matched.length === 0 ? (
        <p className={styles.none}>No matches found for this job.</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((match) => (
            <HistoryMatch key={match.resume_id} jobId={job.job_id} match={match} />
          ))}
        </ul>
      )}
      {matched.length > SHOWN_AT_FIRST && (
        <Button size="small" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${matched.length}`}
        </Button>
      )}
    </section>
  );
}
