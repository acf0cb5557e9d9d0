import { Marker } from '@shortlist/design-system/Marker';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';

interface EvidenceLegendProps {
  /** Some words may answer and nobody has judged them. */
  readonly hasOpen: boolean;
}

/** What the markers mean. */
export function EvidenceLegend({ hasOpen }: EvidenceLegendProps) {
  return (
    <Text as={Inline} size="document" gap={5} justify="center">
      <Marker tone="support">Supports</Marker>
      <Marker tone="concern">Concern</Marker>
      {hasOpen && <Marker tone="pencil">To check</Marker>}
    </Text>
  );
}
