import { useSyncExternalStore } from 'react';
import { type Density, densityOf, onDensity } from './density.ts';

/** How high the rows of a list are in this browser; compact unless somebody chose otherwise. */
export function useDensity(list: string | undefined): Density {
  return useSyncExternalStore(
    onDensity,
    () => (list === undefined ? 'compact' : densityOf(list)),
    () => 'compact',
  );
}
