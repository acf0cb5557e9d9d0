import { type JobWithMatches, type MatchedResume, matches } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { memo, useState } from 'react';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { ShownQueue } from '../verdicts/ShownQueue.tsx';
import { HistoryMatch } from './HistoryMatch.tsx';
import { SHOWN_AT_FIRST } from './history.ts';
import styles from './MatchHistory.module.css';

/** One position of the history with its matches. */
export const HistoryJob = memo(function HistoryJob({ job }: { readonly job: JobWithMatches }) {
  const [isOpen, setOpen] = useState(false);
  const matched = job.matched_resumes;
  return (
    <Stack as="section" gap={2} className={styles.job} aria-label={job.job_title}>
      <Inline as="h3" align="baseline" isOneLine>
        <Text
          as={Link}
          size="panel"
          weight={580}
          wrap="anywhere"
          variant="quiet"
          href={`/joblist/${job.job_id}`}
        >
          {job.job_title}
        </Text>
        <Text size="caption" tone="quiet">
          {job.matched_count}
        </Text>
      </Inline>
      {matched.length === 0 && (
        <Text as="p" size="dense" tone="quiet">
          No matches found for this job.
        </Text>
      )}
      {isOpen && job.matched_count > matched.length ? (
        <AllMatches job={job} />
      ) : (
        <Matches job={job} matched={isOpen ? matched : matched.slice(0, SHOWN_AT_FIRST)} />
      )}
      {job.matched_count > SHOWN_AT_FIRST && (
        <Inline>
          <Button size="small" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all (${job.matched_count})`}
          </Button>
        </Inline>
      )}
    </Stack>
  );
});

/** The matches of a position that has more than the history holds, page by page. */
function AllMatches({ job }: { readonly job: JobWithMatches }) {
  const pages = useInfiniteQuery({
    ...pagesOf(matches.jobsWithMatches, { query: { job_id: job.job_id } }),
    gcTime: 0,
  });
  const found = pages.data?.pages.flatMap((page) => page.data.jobs).flatMap((each) => each.matched_resumes);
  return (
    <>
      <Matches job={job} matched={found ?? job.matched_resumes} />
      {pages.error && <p role="alert">{messageOf(pages.error)}</p>}
      {(pages.hasNextPage || pages.error) && (
        <Inline>
          <Button
            size="small"
            variant="ghost"
            isPending={pages.isFetching}
            onPress={() => void (pages.data ? pages.fetchNextPage() : pages.refetch())}
          >
            Show More
          </Button>
        </Inline>
      )}
    </>
  );
}

interface MatchesProps {
  readonly job: JobWithMatches;
  readonly matched: readonly MatchedResume[];
}

function Matches({ job, matched }: MatchesProps) {
  const [settling, setSettling] = useState<string | null>(null);
  // The button that opened the queue goes away with what was to check.
  const kept = useKeptFocus<HTMLElement>(`settling ${settling}`);
  return (
    <>
      {matched.length > 0 && (
        <Stack as="ul" isLined gap={2} {...kept} tabIndex={-1} aria-label={`Matches for ${job.job_title}`}>
          {matched.map((match) => (
            <HistoryMatch
              key={match.resume_id}
              jobId={job.job_id}
              match={match}
              onSettle={() => setSettling(match.resume_id)}
            />
          ))}
        </Stack>
      )}
      <ShownQueue
        jobId={job.job_id}
        resumeIds={settling === null ? null : [settling]}
        onClose={() => setSettling(null)}
      />
    </>
  );
}
