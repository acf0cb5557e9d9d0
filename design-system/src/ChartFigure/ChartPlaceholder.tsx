import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './ChartFigure.module.css';

interface ChartPlaceholderProps {
  /** What is loading, for a screen reader. */
  loading?: string;
  /** Why there is nothing. */
  empty?: string;
}

const HEIGHTS = [38, 62, 84, 56, 30];

/** The place of a chart whose numbers are not here. */
export function ChartPlaceholder({ loading, empty }: ChartPlaceholderProps) {
  if (loading === undefined) return <p className={styles.empty}>{empty}</p>;
  return (
    <output aria-label={loading} className={styles.loading}>
      {HEIGHTS.map((height) => (
        <Skeleton key={height} height={`${height}%`} />
      ))}
    </output>
  );
}
