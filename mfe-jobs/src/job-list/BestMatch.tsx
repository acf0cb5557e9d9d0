import type { MatchBand } from '@shortlist/api-contract';
import { Rating } from '@shortlist/design-system/Rating';
import { Text } from '@shortlist/design-system/Text';

interface BestMatchProps {
  /** 0 to 1; null when nothing has been matched. */
  readonly value: number | null;
  readonly band: MatchBand | null;
  readonly label: string;
}

/** The best match of a position, or the plain statement that there is none. */
export function BestMatch({ value, band, label }: BestMatchProps) {
  if (value === null) return <Text tone="quiet">No matches yet</Text>;
  return <Rating value={value} band={band} label={label} />;
}
