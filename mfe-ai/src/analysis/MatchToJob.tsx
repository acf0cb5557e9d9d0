import { jobs, type Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Dialog } from '@shortlist/design-system/Dialog';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { SearchField } from '@shortlist/design-system/SearchField';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { pagesOf, serverMessageOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import styles from './MatchToJob.module.css';

/** The way from a resume to a match: choose one of the own positions. */
export function MatchToJob({ resume }: { readonly resume: Resume }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<GitCompareArrows aria-hidden />} onPress={() => setOpen(true)}>
        Match to a Position
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={`Match ${resume.candidate_name} to a position`}>
        <Positions resumeId={resume.id} />
      </Dialog>
    </>
  );
}

function Positions({ resumeId }: { readonly resumeId: string }) {
  const [search, setSearch] = useState('');
  const positions = useInfiniteQuery(pagesOf(jobs.list));
  if (positions.isPending) return <SkeletonRows rows={4} label="Loading positions" />;
  if (positions.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={serverMessageOf(positions.error, 'Failed to load job positions')}
        onRetry={() => void positions.refetch()}
        isRetrying={positions.isFetching}
      />
    );
  }
  const all = positions.data.pages.flatMap(({ data }) => data);
  if (all.length === 0) {
    return (
      <EmptyState
        title="No jobs found. Create one!"
        action={
          <ButtonLink variant="primary" href="/joblist/new">
            New Job
          </ButtonLink>
        }
      />
    );
  }
  const found = all.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Stack gap={3}>
      {all.length > 6 && <SearchField label="Search positions" value={search} onChange={setSearch} />}
      <Stack as="ul" gap={0} isLined className={styles.list}>
        {found.map((job) => (
          <li key={job.id}>
            <Text
              as={Link}
              size="body"
              tone="strong"
              weight={580}
              variant="quiet"
              className={styles.position}
              href={`/jobs/${job.id}/resumes/${resumeId}/match`}
            >
              <Inline as="span" gap={4} justify="between" isOneLine>
                {job.title}
                <Text size="caption" tone="quiet" wrap="none">
                  {job.is_active ? '' : 'Inactive, '}
                  {job.matched_resumes === 1 ? '1 match' : `${job.matched_resumes} matches`}
                </Text>
              </Inline>
            </Text>
          </li>
        ))}
      </Stack>
      {found.length === 0 && (
        <Text as="p" size="caption" tone="quiet" wrap="none">
          No matching positions
        </Text>
      )}
      {positions.hasNextPage && (
        <Button onPress={() => void positions.fetchNextPage()} isPending={positions.isFetchingNextPage}>
          Show More
        </Button>
      )}
    </Stack>
  );
}
