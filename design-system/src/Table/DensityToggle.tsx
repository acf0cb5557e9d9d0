import { Rows3, Rows4 } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { setDensity } from './density.ts';
import styles from './Table.module.css';
import { useDensity } from './use-density.ts';

export interface DensityToggleProps {
  /** The `list` of the Table whose rows it changes. */
  list: string;
}

/** Changes between compact and comfortable rows. A finger gets comfortable ones, and no switch. */
export function DensityToggle({ list }: DensityToggleProps) {
  const isCompact = useDensity(list) === 'compact';
  return (
    <IconButton
      className={styles.density ?? ''}
      label={isCompact ? 'Comfortable rows' : 'Compact rows'}
      icon={isCompact ? <Rows3 aria-hidden /> : <Rows4 aria-hidden />}
      onPress={() => setDensity(list, isCompact ? 'comfortable' : 'compact')}
    />
  );
}
