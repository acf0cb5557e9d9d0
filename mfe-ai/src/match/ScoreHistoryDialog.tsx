import { rawScores, type ScoreEntry, scores } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import {
  download,
  LoadError,
  messageOf,
  pagesOf,
  saveFile,
  serverMessageOf,
  toast,
} from '@shortlist/platform';
import { useInfiniteQuery, useMutation } from '@shortlist/platform/query';
import { Download } from 'lucide-react';
import { ScoreEntryLine } from './ScoreEntryLine.tsx';

/** So many lines are asked for at a time. */
const PAGE_SIZE = 50;

interface ScoreHistoryProps {
  readonly pair: { readonly jobId: string; readonly resumeId: string };
  readonly onClose: () => void;
}

/** Each computation of this match and what people said of it, newest first; nothing ever goes from it. */
function ScoreHistoryDialog({ pair, onClose }: ScoreHistoryProps) {
  const filter = { job_id: pair.jobId, resume_id: pair.resumeId };
  return (
    <Dialog
      isOpen
      title="Score History"
      onOpenChange={(open) => open || onClose()}
      footer={<SaveTable filter={filter} />}
    >
      <Stack>
        <History filter={filter} />
        <Corrections />
      </Stack>
    </Dialog>
  );
}

interface Filtered {
  readonly filter: { readonly job_id: string; readonly resume_id: string };
}

function History({ filter }: Filtered) {
  const log = useInfiniteQuery(pagesOf(scores.log, { query: { ...filter, limit: PAGE_SIZE } }));
  if (log.isPending)
    return (
      <output aria-label="Loading score history">
        <Skeleton height={120} />
      </output>
    );
  if (log.isError && !log.data) {
    return <LoadError title="Failed to load score history" query={log} headingLevel={3} />;
  }
  const entries: ScoreEntry[] = log.data.pages.flatMap(({ data }) => data.entries);
  if (entries.length === 0) return <EmptyState title="No score history yet" />;
  return (
    <>
      <Stack as="ol" isLined gap={3}>
        {entries.map((entry) => (
          <ScoreEntryLine key={entry.id} entry={entry} />
        ))}
      </Stack>
      {log.hasNextPage && (
        <Inline>
          <Button isPending={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            Show More
          </Button>
        </Inline>
      )}
    </>
  );
}

function SaveTable({ filter }: Filtered) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(rawScores.csv, { query: filter }),
    onSuccess: ({ content, fileName }) => saveFile(content, fileName ?? 'scores.csv'),
    onError: (error) => toast({ message: serverMessageOf(error, 'Failed to export the CSV') }),
  });
  return (
    <Button icon={<Download aria-hidden />} isPending={isPending} onPress={() => mutate()}>
      Export CSV
    </Button>
  );
}

/** What the account settled and corrected over all its matches, as a file; what is refused says why in its place. */
function Corrections() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(rawScores.truth),
    onSuccess: ({ content, fileName }) => saveFile(content, fileName ?? 'truth-set.zip'),
  });
  return (
    <Banner
      tone={error ? 'negative' : 'info'}
      title={error ? 'Failed to save corrections.' : 'Corrections for all positions'}
      action={
        <Button
          size="small"
          icon={<Download aria-hidden />}
          isPending={isPending}
          pendingLabel="Saving..."
          onPress={() => mutate()}
        >
          Save Corrections
        </Button>
      }
    >
      {error
        ? messageOf(error)
        : 'A truth set of the verdicts that you settled or corrected, with the resumes’ text. Use the truth set to measure how often an engine agrees with you.'}
    </Banner>
  );
}

export { ScoreHistoryDialog as default };
