import { type Analysis, analysis } from '@shortlist/api-contract';
import { call, queryOf } from '@shortlist/platform';
import { type StoredOrComputed, useStoredOrComputed } from '../results/stored-or-computed.ts';

/** The latest analysis of a resume; a resume without one is analysed. */
export function useAnalysis(id: string): StoredOrComputed<Analysis> {
  const input = { params: { id } };
  return useStoredOrComputed({
    key: [...queryOf(analysis.latest, input).queryKey, 'shown'],
    fetchStored: async (signal) => (await call(analysis.latest, input, { signal })).analysis,
    compute: async (signal) => (await call(analysis.analyse, input, { signal })).analysis,
    endpoint: analysis.analyse,
  });
}
