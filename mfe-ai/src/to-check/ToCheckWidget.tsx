import { type JobWithMatches, type MatchedResume, matches } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useState } from 'react';
import type { ToCheckProps } from '../contract.ts';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { QueueButton } from '../verdicts/QueueButton.tsx';
import { ShownQueue } from '../verdicts/ShownQueue.tsx';

/** As many positions as the scores of a resume show. */
const POSITIONS_OF_RESUME = 5;

/** What is open in a queue: of which position, of whom. */
type Settling = Pick<JobWithMatches, 'job_id'> & { readonly resumeIds: readonly string[] };

/** Beside a position or a resume: what is to check in its matches, settled in a row; nothing where nothing is. */
export default function ToCheckWidget(props: ToCheckProps) {
  const query = 'job' in props ? { job_id: props.job.id } : ofResume(props.resume.id);
  const { data, isError, isFetching, refetch } = useQuery(queryOf(matches.jobsWithMatches, { query }));
  const [settling, setSettling] = useState<Settling | null>(null);
  const shown = data?.jobs.slice(0, POSITIONS_OF_RESUME) ?? [];
  const open = shown.filter((job) => openOf(job).length > 0);
  const kept = useKeptFocus<HTMLElement>(`${settling === null} ${open.map(({ job_id: id }) => id).join()}`);
  return (
    <>
      <Stack {...kept} tabIndex={-1}>
        {isError && !data && (
          <Card aria-label="To Check">
            <CardHeader title="To Check" />
            <CardBody>
              <ErrorState
                headingLevel={3}
                title="Failed to load what is to check"
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            </CardBody>
          </Card>
        )}
        {open.length > 0 && (
          <Card aria-label="To Check">
            <CardHeader title="To Check" />
            <Stack as={CardBody} gap={3}>
              {open.map((job) => (
                <OpenJob
                  key={job.job_id}
                  job={job}
                  name={'job' in props ? null : job.job_title}
                  onSettle={(resumeIds) => setSettling({ job_id: job.job_id, resumeIds })}
                />
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
      <ShownQueue
        jobId={settling?.job_id ?? ''}
        resumeIds={settling?.resumeIds ?? null}
        onClose={() => setSettling(null)}
      />
    </>
  );
}

/** As the scores beside it ask, with one more to know whether there are more. */
const ofResume = (id: string) => ({ resume_id: id, limit: POSITIONS_OF_RESUME + 1 });

const openOf = (job: JobWithMatches): MatchedResume[] =>
  job.matched_resumes.filter(({ verdicts }) => verdicts.to_check > 0);

/** A position with very many matches lists the best of them. */
function peopleOf(job: JobWithMatches): string {
  const open = openOf(job).length;
  const listed = job.matched_resumes.length;
  if (listed < job.matched_count) return `${open} of the best ${listed} candidates`;
  return open === 1 ? '1 candidate' : `${open} candidates`;
}

interface OpenJobProps {
  readonly job: JobWithMatches;
  /** Of several positions, which; null beside the position itself. */
  readonly name: string | null;
  readonly onSettle: (resumeIds: readonly string[]) => void;
}

function OpenJob({ job, name, onSettle }: OpenJobProps) {
  const open = openOf(job);
  return (
    <Inline gap={3} justify="between">
      <Text as="p" size="dense" wrap="anywhere">
        {name ?? `Lines that may answer a requirement, in the resumes of ${peopleOf(job)}`}
      </Text>
      <QueueButton
        size="small"
        count={open.reduce((sum, { verdicts }) => sum + verdicts.to_check, 0)}
        {...(name !== null && { of: name })}
        onPress={() => onSettle(open.map(({ resume_id: id }) => id))}
      />
    </Inline>
  );
}
