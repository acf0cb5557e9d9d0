import type { RequirementVerdict } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { earnedPoints } from '../checks/verdict.ts';
import { bandOf, fieldOfWork, scoreMatch } from './score.ts';

type Judged = z.infer<typeof RequirementVerdict>;

const LINE = { text: 'Built the ledger', start: 0, end: 16, page: null, source: null };

/** A requirement that counts three points, and none where it is logistics. */
function judged(verdict: Judged['verdict'], kind: Judged['kind'] = 'must'): Judged {
  const of = kind === 'logistics' ? 0 : 3;
  const quotes = verdict === 'not_mentioned' ? [] : [LINE];
  return {
    id: `${kind} ${verdict}`,
    text: 'Go',
    kind,
    type: 'skill',
    verdict,
    points: earnedPoints(verdict, of),
    of,
    quotes,
    note: null,
    settled: null,
  };
}

const field = (chance: number, quotes = [LINE]) => fieldOfWork({ chance, quotes, isTold: true });

test('[VD-04] all is earned by what is met, half by what is partly met, and nothing by the rest', () => {
  const earned = (['met', 'partly', 'not_met', 'to_check', 'not_mentioned'] as const).map((verdict) =>
    earnedPoints(verdict, 3),
  );

  expect(earned).toEqual([3, 1.5, 0, 0, 0]);
});

test('[VD-04] the score is the sum of its formula: .8 by requirements, .2 by the field of work', () => {
  const { match_score, formula } = scoreMatch([judged('met'), judged('partly', 'duty')], field(0.9));

  expect(formula.map(({ label, value, of }) => [label, value, of])).toEqual([
    ['Required', 3, 3],
    ['Responsibilities', 1.5, 3],
    ['Relevant field', 0.9, 1],
  ]);
  expect(formula.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  expect(match_score).toBe(0.78);
});

test('[VD-04] the field of work earns nothing where no line shows it', () => {
  const { match_score, formula } = scoreMatch([judged('not_mentioned')], field(0.9, []));

  expect(match_score).toBe(0);
  expect(formula.at(-1)).toMatchObject({ label: 'Relevant field', value: 0, quotes: [] });
});

test('[VD-04] with nothing met there is no word for the score, whatever the field', () => {
  const open = [judged('to_check'), judged('not_mentioned'), judged('not_met')];

  expect(scoreMatch(open, field(1)).band).toBe('insufficient_data');
  expect(scoreMatch([...open, judged('partly')], field(1)).band).toBe('insufficient_data');
  expect(scoreMatch([...open, judged('met')], field(1)).band).not.toBe('insufficient_data');
});

test('[VD-04] strong is only who meets every must; what is nice to have and logistics may be open', () => {
  const most = Array.from({ length: 9 }, () => judged('met'));
  const bandWith = (other: Judged) => scoreMatch([...most, other], field(1)).band;

  expect(bandWith(judged('not_mentioned'))).toBe('possible');
  expect(bandWith(judged('partly'))).toBe('possible');
  expect(bandWith(judged('not_mentioned', 'nice'))).toBe('strong');
  expect(bandWith(judged('not_mentioned', 'duty'))).toBe('strong');
  expect(bandWith(judged('not_mentioned', 'logistics'))).toBe('strong');
});

test('[VD-04] the bands begin at 50 and at 20 percent', () => {
  expect([0.5, 0.4999, 0.2, 0.1999, 0].map(bandOf)).toEqual([
    'strong',
    'possible',
    'possible',
    'weak',
    'weak',
  ]);
});

test('[VD-04] requirements count less where somebody is hardly of the field', () => {
  const [hardly, half] = [0.05, 0.5].map((chance) => scoreMatch([judged('met')], field(chance)).match_score);

  expect([hardly, half]).toEqual([0.09, 0.9]);
});

test('[VD-04] a position that tells no field keeps nobody down', () => {
  const work = fieldOfWork({ chance: 0.1, quotes: [LINE], isTold: false });

  expect(scoreMatch([judged('met')], work).match_score).toBe(0.82);
});

test('[VD-04] what the hopeless could reach is low, and somebody of the field could still show all', () => {
  const silent = [judged('not_mentioned'), judged('not_mentioned', 'duty')];

  expect(scoreMatch(silent, field(0.03)).potential_score).toBeLessThan(0.05);
  expect(scoreMatch(silent, field(0.9)).potential_score).toBe(0.98);
});

test('[VD-04] what is to check could be shown; what speaks against could not', () => {
  const { match_score, potential_score } = scoreMatch([judged('to_check'), judged('not_met')], field(1));

  expect([match_score, potential_score]).toEqual([0.2, 0.6]);
});

test('[VD-04] skills and years have scores of their own, which are none where none is asked for', () => {
  const years = { ...judged('partly'), type: 'years' as const };

  expect(scoreMatch([judged('met'), judged('not_met')], field(1))).toMatchObject({
    score_skills: 0.5,
    score_experience: null,
  });
  expect(scoreMatch([years], field(1))).toMatchObject({ score_skills: null, score_experience: 0.5 });
});
