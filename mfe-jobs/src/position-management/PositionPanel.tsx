import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { LoadError } from '@shortlist/platform';
import { PositionDetail } from './PositionDetail.tsx';
import type { ChosenPosition } from './use-chosen-position.ts';

interface PositionPanelProps {
  readonly chosen: ChosenPosition;
}

/** The chosen position, or what stands in its place. */
export function PositionPanel({ chosen }: PositionPanelProps) {
  const { job, error, isLoading, isRetrying, retry } = chosen;
  if (job)
    return (
      <PositionDetail key={job.id} job={job} onEdit={() => chosen.choose(job.id)} onDeleted={chosen.close} />
    );
  return (
    <Card>
      {error ? (
        <LoadError title="Failed to load position" query={{ error, isRetrying, retry }} />
      ) : isLoading ? (
        <SkeletonRows rows={6} label="Loading position" />
      ) : (
        <EmptyState title="Select a position to view details" />
      )}
    </Card>
  );
}
