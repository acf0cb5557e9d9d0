import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Dialog } from '@shortlist/design-system/Dialog';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Text } from '@shortlist/design-system/Text';
import { messageOf } from '@shortlist/platform';
import { useState } from 'react';
import { OutcomeRow } from './OutcomeRow.tsx';
import { matchesAddress } from './position-address.ts';
import type { TrackedPosition } from './tracked-position.ts';
import { useCandidates, useOutcomes } from './use-outcomes.ts';

interface OutcomesDialogProps {
  /** Whose candidates; null while it is closed. */
  readonly position: TrackedPosition | null;
  readonly onClose: () => void;
}

/** Interviewed, offer sent, offer accepted: recorded for each candidate of a position. */
export function OutcomesDialog({ position, onClose }: OutcomesDialogProps) {
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(position);
  if (position && position !== shown) setShown(position);
  return (
    <Dialog
      isOpen={position !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Outcomes for ${shown?.title ?? ''}`}
      size="large"
    >
      {shown && <Candidates key={shown.id} jobId={shown.id} onLeave={onClose} />}
    </Dialog>
  );
}

interface CandidatesProps {
  readonly jobId: string;
  /** Another tab is opened from here. */
  readonly onLeave: () => void;
}

function Candidates({ jobId, onLeave }: CandidatesProps) {
  const { rows, ...candidates } = useCandidates(jobId);
  const { daysOf, error, retry, record } = useOutcomes(jobId);
  const failure = (rows ? null : candidates.error) ?? (daysOf ? null : error);
  if (failure) {
    return (
      <ErrorState
        headingLevel={3}
        title="Failed to load candidates"
        description={messageOf(failure)}
        onRetry={() => {
          if (!rows) candidates.retry();
          if (!daysOf) retry();
        }}
      />
    );
  }
  if (!rows || !daysOf) return <SkeletonRows rows={4} label="Loading candidates" />;
  if (rows.length === 0) return <NobodyYet jobId={jobId} onLeave={onLeave} />;
  return (
    <>
      <ul>
        {rows.map((candidate) => (
          <OutcomeRow
            key={candidate.resume_id}
            candidate={candidate}
            days={daysOf(candidate.resume_id)}
            onRecord={(change) => record(candidate.resume_id, change)}
          />
        ))}
      </ul>
      {candidates.hasMoreFailed && (
        <Text as="p" role="alert" size="dense" tone="negative">
          Failed to load more candidates {messageOf(candidates.error)}
        </Text>
      )}
      {candidates.loadMore && (
        <Button isPending={candidates.isLoadingMore} pendingLabel="Loading..." onPress={candidates.loadMore}>
          Show More Candidates
        </Button>
      )}
    </>
  );
}

function NobodyYet({ jobId, onLeave }: CandidatesProps) {
  return (
    <EmptyState
      headingLevel={3}
      title="No resumes matched yet"
      description="Match resumes to this position, then record interviews and offers here."
      action={
        <ButtonLink href={matchesAddress(jobId)} onPress={onLeave}>
          Match Resumes
        </ButtonLink>
      }
    />
  );
}
