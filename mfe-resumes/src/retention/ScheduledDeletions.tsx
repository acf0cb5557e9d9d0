import { type RetainedResume, retention } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate, LoadError, pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { useState } from 'react';
import { EraseDialog } from './EraseDialog.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import styles from './Retention.module.css';

/** The resumes that will be erased, the next one first, each to be kept longer or erased now. */
export function ScheduledDeletions() {
  const due = useInfiniteQuery(pagesOf(retention.due));
  const resumes = due.data?.pages.flatMap(({ data }) => data.resumes);
  return (
    <Card>
      <CardHeader title="Scheduled for Deletion" />
      <CardBody>
        {due.isPending && (
          <output aria-label="Loading scheduled deletions">
            <Skeleton height={48} />
          </output>
        )}
        {due.isError && !resumes && (
          <LoadError title="Failed to load scheduled deletions" query={due} headingLevel={3} />
        )}
        {resumes?.length === 0 && (
          <Text as="p" size="caption" tone="quiet">
            No resumes scheduled for deletion
          </Text>
        )}
        {resumes && resumes.length > 0 && (
          <ul className={styles.list}>
            {resumes.map((resume) => (
              <DueLine key={resume.resume_id} resume={resume} />
            ))}
          </ul>
        )}
        {due.hasNextPage && (
          <Button isPending={due.isFetchingNextPage} onPress={() => void due.fetchNextPage()}>
            Show More
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function DueLine({ resume }: { readonly resume: RetainedResume }) {
  const [open, setOpen] = useState<'erase' | 'keep' | null>(null);
  const { resume_id: resumeId, candidate_name: name } = resume;
  const dialog = { resumeId, name, onClose: () => setOpen(null) };
  return (
    <Inline as="li" gap={4} rowGap={1} className={styles.line}>
      <Stack as="span" gap={0} className={styles.who}>
        <Link variant="quiet" href={`/resumes/${resumeId}`}>
          {name}
        </Link>
        <Text size="caption" tone="quiet">
          {resume.file_name}, uploaded {formatShortDate(resume.uploaded_at)}
        </Text>
      </Stack>
      <span>Deletes {formatShortDate(resume.deletes_on)}</span>
      <Inline as="span" rowGap={1} align="stretch">
        <Button size="small" aria-label={`Extend Retention for ${name}`} onPress={() => setOpen('keep')}>
          Extend Retention
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-label={`Erase Now: ${name}`}
          onPress={() => setOpen('erase')}
        >
          Erase Now
        </Button>
      </Inline>
      {open === 'erase' && <EraseDialog {...dialog} />}
      {open === 'keep' && <KeepDialog {...dialog} />}
    </Inline>
  );
}
