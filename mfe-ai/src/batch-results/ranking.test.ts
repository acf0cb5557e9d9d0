import { aMatch } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { candidates } from '../testing/candidates.ts';
import { couldBeFirst, rankingOf } from './ranking.ts';

const failure = { resume_id: 'x', resume_info: null, error: 'No text.', code: 'no_text' } as const;

test('[AI-05] matches are ranked by score, and failures stand apart', () => {
  const ranking = rankingOf([failure, ...candidates.map(({ match }) => match)]);

  const scores = ranking.ranked.map(({ match }) => match.match_score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(ranking.ranked[0]).toMatchObject({
    rank: 1,
    match: { resume_info: { candidate_name: 'Tomasz Wieland' } },
  });
  expect(ranking.failures).toEqual([failure]);
});

test('[AI-05] equal scores share a rank, the one that could reach more first', () => {
  const low = aMatch({ match_score: 0.5, potential_score: 0.6 });
  const high = aMatch({ match_score: 0.5, potential_score: 0.9 });
  const last = aMatch({ match_score: 0.4, potential_score: 0.4 });

  const { ranked } = rankingOf([last, low, high]);

  expect(ranked.map(({ rank, match }) => [rank, match.id])).toEqual([
    [1, high.id],
    [1, low.id],
    [3, last.id],
  ]);
});

test('only a candidate whose unknowns could lift them over the first is named', () => {
  const first = aMatch({ match_score: 0.8, potential_score: 0.8 });
  const reaching = aMatch({ match_score: 0.75, potential_score: 0.95 });
  const behind = aMatch({ match_score: 0.7, potential_score: 0.75 });

  expect(couldBeFirst(rankingOf([first, reaching, behind]))?.id).toBe(reaching.id);
  expect(couldBeFirst(rankingOf([first, behind]))).toBeNull();
  expect(couldBeFirst(rankingOf([]))).toBeNull();
});

test('[VD-04] resumes that say too little to tell stand by what speaks for them, without a rank', () => {
  const unclear = aMatch({ match_score: 0.2, band: 'insufficient_data', potential_score: 0.9 });
  const possible = aMatch({ match_score: 0.5, potential_score: 0.5 });
  const weak = aMatch({ match_score: 0.1, potential_score: 0.1, band: 'weak' });

  const ranking = rankingOf([unclear, weak, possible]);

  expect(ranking.ranked.map(({ rank, match }) => [rank, match.id])).toEqual([
    [1, possible.id],
    [null, unclear.id],
    [2, weak.id],
  ]);
  expect(couldBeFirst(ranking)).toBeNull();
});

test('[AI-05] of matches that are equal in all the newest is first, as in the list of the position', () => {
  const older = aMatch({ id: '01a00000-0000-7000-8000-000000000001', match_score: 0.5 });
  const newer = aMatch({ id: '01a00000-0000-7000-8000-000000000002', match_score: 0.5 });

  const { ranked } = rankingOf([older, newer]);

  expect(ranked.map(({ match }) => match.id)).toEqual([newer.id, older.id]);
});
