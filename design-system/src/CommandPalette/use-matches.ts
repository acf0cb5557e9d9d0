import { useCallback } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';

/** Whether every typed word stands in a text, whatever their order, case and accents. */
export function useMatches(): (text: string, query: string) => boolean {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useCallback((text, query) => query.split(/\s+/u).every((word) => contains(text, word)), [contains]);
}
