import { Paper } from '@shortlist/design-system/Paper';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import styles from './SheetPlaceholder.module.css';

const WIDTHS = [46, 70, 30, 88, 94, 62, 90, 76, 34, 84, 58];

/** A sheet whose words are on their way. */
export function SheetPlaceholder({ label }: { readonly label: string }) {
  return (
    <output aria-label={label}>
      <Paper className={styles.sheet} aria-hidden="true">
        {WIDTHS.map((width) => (
          <Skeleton key={width} width={`${width}%`} height={width === WIDTHS[0] ? 22 : 12} />
        ))}
      </Paper>
    </output>
  );
}
