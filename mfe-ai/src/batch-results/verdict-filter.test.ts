import type { RequirementVerdict } from '@shortlist/api-contract';
import { aMatch } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { rankingOf } from './ranking.ts';
import {
  narrowRanking,
  readVerdictFilter,
  scoredRequirements,
  type VerdictFilter,
  withVerdictFilter,
} from './verdict-filter.ts';

function said(id: string, verdict: RequirementVerdict['verdict'], kind: RequirementVerdict['kind'] = 'must') {
  return { id, text: id, kind, type: 'skill' as const, verdict, points: 0, of: 3, quotes: [], note: null };
}

const first = aMatch({ match_score: 0.9, requirements: [said('go', 'met'), said('sql', 'not_mentioned')] });
const second = aMatch({
  match_score: 0.6,
  requirements: [
    said('go', 'not_mentioned'),
    said('sql', 'met'),
    said('travel', 'not_mentioned', 'logistics'),
  ],
});
const failure = { resume_id: 'x', resume_info: null, error: 'No text.', code: 'no_text' } as const;
const ranking = rankingOf([first, second, failure]);

const narrowed = (verdict: VerdictFilter['verdict'], requirementId: string | null = null) =>
  narrowRanking(ranking, { verdict, requirementId }).ranked.map(({ rank, match }) => [rank, match.id]);

test('[VD-03] a ranking is narrowed to a verdict on any requirement, or on one, and keeps its ranks', () => {
  expect(narrowed('not_mentioned')).toEqual([
    [1, first.id],
    [2, second.id],
  ]);
  expect(narrowed('not_mentioned', 'go')).toEqual([[2, second.id]]);
  expect(narrowed('to_check')).toEqual([]);
});

test('[VD-03] logistics have no verdict to look for', () => {
  expect(narrowed('not_mentioned', 'travel')).toEqual([]);
  expect(scoredRequirements([first, second]).map(({ id }) => id)).toEqual(['go', 'sql']);
});

test('[VD-03] the whole ranking has its failures, a narrowed one has none', () => {
  expect(narrowRanking(ranking, { verdict: null, requirementId: 'go' })).toBe(ranking);
  expect(narrowRanking(ranking, { verdict: 'met', requirementId: null }).failures).toEqual([]);
});

test('[VD-03] a row whose sign is open stays while it is settled', () => {
  const { ranked } = narrowRanking(ranking, { verdict: 'to_check', requirementId: null }, first.resume_id);

  expect(ranked.map(({ match }) => match.id)).toEqual([first.id]);
});

test('[VD-03] the address keeps the filter, and what else it has; a requirement alone narrows nothing', () => {
  const filter = { verdict: 'to_check', requirementId: 'go' } as const;

  const params = withVerdictFilter(new URLSearchParams('tab=a&verdict=met'), filter);

  expect(params.toString()).toBe('tab=a&verdict=to_check&requirement=go');
  expect(readVerdictFilter(params)).toEqual(filter);
  expect(readVerdictFilter(new URLSearchParams('verdict=good&requirement=go'))).toEqual({
    verdict: null,
    requirementId: null,
  });
  expect(withVerdictFilter(params, { verdict: null, requirementId: 'go' }).toString()).toBe('tab=a');
});
