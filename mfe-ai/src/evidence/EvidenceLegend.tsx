import { Marker } from '@shortlist/design-system/Marker';
import styles from './EvidenceLegend.module.css';

/** What the two markers mean. */
export function EvidenceLegend() {
  return (
    <p className={styles.legend}>
      <Marker tone="support">supports</Marker>
      <Marker tone="concern">counts against</Marker>
    </p>
  );
}
