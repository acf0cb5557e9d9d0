import { Marker } from '@shortlist/design-system/Marker';
import { Inline } from '@shortlist/design-system/Stack';
import styles from './EvidenceLegend.module.css';

interface EvidenceLegendProps {
  /** Some words may answer and nobody has judged them. */
  readonly hasOpen: boolean;
}

/** What the markers mean. */
export function EvidenceLegend({ hasOpen }: EvidenceLegendProps) {
  return (
    <Inline as="p" gap={5} align="stretch" justify="center" isOneLine className={styles.legend}>
      <Marker tone="support">Supports</Marker>
      <Marker tone="concern">Concern</Marker>
      {hasOpen && <Marker tone="pencil">To check</Marker>}
    </Inline>
  );
}
