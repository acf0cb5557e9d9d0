import { type Analysis, analysisEndpoints } from '@shortlist/api-contract';
import { call, queryOf } from '@shortlist/platform';
import { type CachedResult, useStoredOrComputed } from '../results/cached-result.ts';

/** The latest analysis of a resume; a resume without one is analyzed. */
export function useAnalysis(id: string): CachedResult<Analysis> {
  const input = { params: { id } };
  return useStoredOrComputed({
    key: [...queryOf(analysisEndpoints.latest, input).queryKey, 'shown'],
    fetchStored: async (signal) => (await call(analysisEndpoints.latest, input, { signal })).analysis,
    compute: async (signal) => (await call(analysisEndpoints.analyze, input, { signal })).analysis,
    endpoint: analysisEndpoints.analyze,
  });
}
