import { Marker } from '@shortlist/design-system/Marker';
import styles from './EvidenceLegend.module.css';

interface EvidenceLegendProps {
  /** Some words may answer and nobody has judged them. */
  readonly hasOpen: boolean;
}

/** What the markers mean. */
export function EvidenceLegend({ hasOpen }: EvidenceLegendProps) {
  return (
    <p className={styles.legend}>
      <Marker tone="support">Supports</Marker>
      <Marker tone="concern">Concern</Marker>
      {hasOpen && <Marker tone="pencil">To check</Marker>}
    </p>
  );
}
