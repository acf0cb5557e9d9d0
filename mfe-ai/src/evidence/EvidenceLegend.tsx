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
      <Marker tone="support">supports</Marker>
      <Marker tone="concern">counts against</Marker>
      {hasOpen && <Marker tone="pencil">to check</Marker>}
    </p>
  );
}
