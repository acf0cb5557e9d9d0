import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { messageOf } from '@shortlist/platform';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PositionDetail } from './PositionDetail.tsx';
import styles from './PositionManagement.module.css';
import type { ChosenPosition } from './use-chosen-position.ts';

interface PositionPanelProps {
  readonly chosen: ChosenPosition;
  readonly onDeleted: (id: string) => void;
}

/** The chosen position beside the lists; where there is no room, in their place. */
export function PositionPanel({ chosen, onDeleted }: PositionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { job, isOpened } = chosen;
  const openedId = isOpened ? job?.id : undefined;
  useEffect(() => {
    // Where the panel stands in place of the lists, the item that was pressed is gone, and the focus with it.
    const back = panel.current?.querySelector<HTMLElement>('[data-back]');
    if (openedId && back?.checkVisibility() && document.activeElement === document.body) {
      panel.current?.querySelector<HTMLElement>('[data-start]')?.focus();
    }
  }, [openedId]);

  return (
    <div ref={panel} className={styles.panel}>
      {isOpened && (
        <div className={styles.back} data-back>
          <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onPress={chosen.close}>
            All positions
          </Button>
        </div>
      )}
      <Content chosen={chosen} onDeleted={onDeleted} />
    </div>
  );
}

function Content({ chosen, onDeleted }: PositionPanelProps) {
  const { job, error, isLoading, isRetrying, retry } = chosen;
  if (job) return <PositionDetail key={job.id} job={job} onDeleted={() => onDeleted(job.id)} />;
  return (
    <Card>
      {error ? (
        <ErrorState
          headingLevel={2}
          title="The position could not be loaded"
          description={messageOf(error)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      ) : isLoading ? (
        <SkeletonRows rows={6} label="Loading the position" />
      ) : (
        <EmptyState title="Select a position to view details" />
      )}
    </Card>
  );
}
