import { dashboard, matches, type Resume, resumes } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { CardBody } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { notify, queryOf, serverMessageOf, useEndpoint } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactNode } from 'react';
import { Candidate } from '../resume-picker/Candidate.tsx';
import { LIST_FAILURE } from '../resume-picker/use-resumes.ts';
import { matchAllOf } from './match-all.ts';
import { useMatchAll } from './use-match-all.ts';

/** So many can be matched one by one; more are matched together. */
const ONE_BY_ONE = 3;

interface UnmatchedResumesProps {
  readonly jobId: string;
  /** What is said above them; without it, only that there are none. */
  readonly children?: ReactNode;
}

/** Nobody is matched yet: a few resumes to begin with, or all of them. */
export function UnmatchedResumes({ jobId, children }: UnmatchedResumesProps) {
  const list = useQuery({
    ...queryOf(resumes.list, { query: { limit: ONE_BY_ONE + 1 } }),
    meta: { failure: LIST_FAILURE },
  });
  const found = list.data?.resumes;
  return (
    <Stack as={CardBody} gap={3}>
      {children ??
        (found?.length === 0 && (
          <Text as="p" size="dense" tone="body">
            No resumes to match yet.
          </Text>
        ))}
      {list.isPending && <SkeletonRows rows={ONE_BY_ONE} label="Loading resumes" />}
      {!found && list.error && (
        <ErrorState
          headingLevel={3}
          title={LIST_FAILURE}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {found && found.length > 0 && (
        <Stack as="ul" isLined gap={2} aria-label="Unmatched resumes">
          {found.slice(0, ONE_BY_ONE).map((resume) => (
            <UnmatchedResume key={resume.id} jobId={jobId} resume={resume} />
          ))}
        </Stack>
      )}
      {found && found.length > ONE_BY_ONE && <MatchAllButton jobId={jobId} />}
    </Stack>
  );
}

function UnmatchedResume({ jobId, resume }: { readonly jobId: string; readonly resume: Resume }) {
  const { mutateAsync, isPending } = useEndpoint(matches.match);
  const { status } = useMatchAll(jobId);

  async function handleMatch(): Promise<void> {
    try {
      await mutateAsync({ params: { jobId, resumeId: resume.id } });
      notify({ tone: 'success', title: 'Match Complete', message: 'Resume matched successfully' });
    } catch (error) {
      const message = serverMessageOf(error, 'Failed to match resume');
      notify({ tone: 'error', title: 'Match Failed', message });
    }
  }

  return (
    <Inline as="li" justify="between" isOneLine>
      <Candidate name={resume.candidate_name}>
        <Text size="caption" tone="quiet" wrap="anywhere">
          {resume.file_name}
        </Text>
      </Candidate>
      <Button
        size="small"
        isPending={isPending}
        isDisabled={status === 'collecting' || status === 'running'}
        pendingLabel="Matching..."
        aria-label={`Match ${resume.candidate_name}`}
        onPress={() => void handleMatch()}
      >
        Match
      </Button>
    </Inline>
  );
}

function MatchAllButton({ jobId }: { readonly jobId: string }) {
  const { status } = useMatchAll(jobId);
  const stats = useQuery(queryOf(dashboard.stats));
  const total = stats.data?.total_resumes;
  return (
    <Inline>
      <Button
        variant="primary"
        isPending={status === 'collecting' || status === 'running'}
        pendingLabel="Matching..."
        isDisabled={stats.isPending}
        onPress={() => void matchAllOf(jobId).start()}
      >
        {total === undefined ? 'Match All Resumes' : `Match All ${total} Resumes`}
      </Button>
    </Inline>
  );
}
