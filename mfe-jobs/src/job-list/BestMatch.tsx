import type { MatchBand } from '@shortlist/api-contract';
import { Rating } from '@shortlist/design-system/Rating';
import styles from './BestMatch.module.css';

interface BestMatchProps {
  /** 0 to 1; null when nothing has been matched. */
  readonly value: number | null;
  readonly band: MatchBand | null;
  readonly label: string;
}

/** The best match of a position, or the plain statement that there is none. */
export function BestMatch({ value, band, label }: BestMatchProps) {
  if (value === null) return <span className={styles.none}>No matches yet</span>;
  return <Rating value={value} band={band} label={label} />;
}
