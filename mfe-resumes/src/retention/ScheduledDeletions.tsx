import { type RetainedResume, retention } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate, pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { useState } from 'react';
import { EraseDialog } from './EraseDialog.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import { PagedCard } from './PagedCard.tsx';
import styles from './Retention.module.css';

/** The resumes that will be erased, the next one first, each to be kept longer or erased now. */
export function ScheduledDeletions() {
  const due = useInfiniteQuery(pagesOf(retention.due));
  const resumes = due.data?.pages.flatMap(({ data }) => data.resumes);
  return (
    <PagedCard
      title="Scheduled for Deletion"
      loadingLabel="Loading scheduled deletions"
      failure="Failed to load scheduled deletions"
      none="No resumes scheduled for deletion"
      query={due}
    >
      {resumes?.map((resume) => (
        <DueLine key={resume.resume_id} resume={resume} />
      ))}
    </PagedCard>
  );
}

function DueLine({ resume }: { readonly resume: RetainedResume }) {
  const [open, setOpen] = useState<'erase' | 'keep' | null>(null);
  const { resume_id: resumeId, candidate_name: name } = resume;
  const dialog = { resumeId, name, onClose: () => setOpen(null) };
  return (
    <Inline as="li" gap={4} rowGap={1}>
      <Text as={Stack} size="dense" wrap="anywhere" gap={0} className={styles.who}>
        <Link variant="quiet" href={`/resumes/${resumeId}`}>
          {name}
        </Link>
        <Text size="caption" tone="quiet">
          {resume.file_name}, uploaded {formatShortDate(resume.uploaded_at)}
        </Text>
      </Text>
      <Text size="dense">Deletes {formatShortDate(resume.deletes_on)}</Text>
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
