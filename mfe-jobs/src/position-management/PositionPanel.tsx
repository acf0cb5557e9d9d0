import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { LoadError } from '@shortlist/platform';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { PositionDetail } from './PositionDetail.tsx';
import styles from './PositionManagement.module.css';
import type { ChosenPosition } from './use-chosen-position.ts';

interface PositionPanelProps {
  readonly chosen: ChosenPosition;
}

/** The chosen position beside the lists; where there is no room, in their place. */
export function PositionPanel({ chosen }: PositionPanelProps) {
  const panel = useFocusWhereShown(chosen.isOpened ? chosen.job?.id : undefined);
  return (
    <div ref={panel} className={styles.panel}>
      {chosen.isOpened && (
        <div className={styles.back}>
          <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onPress={chosen.close}>
            All Positions
          </Button>
        </div>
      )}
      <Content chosen={chosen} />
    </div>
  );
}

/**
 * Where the panel stands in place of the lists, or they in its, what was pressed is gone, and the focus with it: it goes to the
 * heading of the position, and back to the item.
 */
function useFocusWhereShown(openedId: string | undefined): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (!focused || focused === body || focused.checkVisibility()) return;
    const within = openedId ? panel.current : panel.current?.parentElement;
    within?.querySelector<HTMLElement>(openedId ? '[data-start]' : '[role="row"][tabindex="0"]')?.focus();
  }, [openedId]);
  return panel;
}

function Content({ chosen }: PositionPanelProps) {
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
