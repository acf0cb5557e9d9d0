import { ArrowLeft } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './MasterDetail.module.css';

export interface MasterDetailProps {
  /** What something is chosen from: a list, zones, or a tree. */
  master: ReactNode;
  /** Names the part with the master for a screen reader. */
  masterLabel: string;
  /** All about what is chosen, or what stands there while nothing is. */
  detail: ReactNode;
  detailLabel: string;
  /** Something was chosen: where there is no room for both, the detail takes the place of the master. */
  isOpen: boolean;
  /** "All Positions": the way back where the master is out of sight. */
  backLabel: string;
  onBack: () => void;
  /** Widths of the two as `grid-template-columns` takes them. */
  widths?: string;
  /** Beside a long master the detail stays in sight, and scrolls by itself. */
  isDetailSticky?: boolean;
}

/** A list and what is chosen in it, side by side; on a narrow window one of the two, and the focus goes along. */
export function MasterDetail(props: MasterDetailProps) {
  const { master, masterLabel, detail, detailLabel, isOpen, backLabel, onBack, widths, isDetailSticky } =
    props;
  const masterRef = useRef<HTMLElement>(null);
  const detailRef = useRef<HTMLElement>(null);
  useFocusGoesAlong(isOpen, masterRef, detailRef);
  const style = { '--master-detail': widths } as CSSProperties;
  return (
    <div className={styles.halves} data-open={isOpen || undefined} style={style}>
      <section ref={masterRef} tabIndex={-1} aria-label={masterLabel} className={styles.master}>
        {master}
      </section>
      <section
        ref={detailRef}
        tabIndex={-1}
        aria-label={detailLabel}
        className={styles.detail}
        data-sticky={isDetailSticky || undefined}
      >
        {isOpen && (
          <Button variant="ghost" className={styles.back} icon={<ArrowLeft aria-hidden />} onPress={onBack}>
            {backLabel}
          </Button>
        )}
        {detail}
      </section>
    </div>
  );
}

/** Where one of the two is out of sight, what was pressed is gone, and the focus with it: it goes to the other. */
function useFocusGoesAlong(
  isOpen: boolean,
  master: RefObject<HTMLElement | null>,
  detail: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const [shown, other] = isOpen ? [detail.current, master.current] : [master.current, detail.current];
    if (other?.getClientRects().length !== 0) return;
    const chosen = isOpen ? null : shown?.querySelector<HTMLElement>('[role="row"][tabindex="0"]');
    (chosen ?? shown)?.focus();
  }, [isOpen, master, detail]);
}
