import { REQUIREMENT_KINDS, type RequirementKind } from '@shortlist/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isThorough } from '../../../tooling/test/depth.ts';
import { type AnalyzedJob, createLocalAnalyzer, type MatchResult } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';
import { chanceOf } from './field/field-fit.ts';
import { fieldOfWork, scoreMatch } from './score/score.ts';
import {
  type MadeUpPerson,
  type MadeUpRole,
  person,
  position,
  resumeOf,
  role,
  trade,
} from './testing/made-up-people.ts';

const analyzer = createLocalAnalyzer();

/** The same cases in every run, so that a failure comes back. */
const RUNS = { numRuns: isThorough ? 120 : 40, seed: 20_261_122 };
const PATIENCE = 300_000;
/** What a further role of the same field may cost: the more somebody says in other words, the less the posting's count. */
const OF_MORE_WORDS = 0.0101;

function match(text: string, job: AnalyzedJob): Promise<MatchResult> {
  return analyzer.match({ ...documentFromText(text), asOf: '2026-11' }, job);
}

const pointsOf = ({ requirements }: MatchResult): number =>
  requirements.reduce((sum, { points }) => sum + points, 0);

/** Whether the lines of a role bear out its title: then the position's own title is no question. */
async function isBorneOut(own: MadeUpRole, job: AnalyzedJob): Promise<boolean> {
  const { requirements } = await match(resumeOf({ roles: [own], skills: [] }), job);
  return requirements.some(({ type, verdict }) => type === 'title' && verdict === 'met');
}

/** Somebody, a position, and what one more line or role of its trade would say. */
const scene = trade.chain((of) =>
  fc.record({
    of: fc.constant(of),
    job: position(of),
    who: person,
    more: role(of),
    shown: fc.constantFrom(...of.asks.map(([, line]) => line)),
  }),
);

const withLine = ({ roles, skills }: MadeUpPerson, line: string): MadeUpPerson => ({
  skills,
  roles: roles.map((own, at) => (at === 0 ? { ...own, did: [...own.did, line] } : own)),
});

test(
  '[AI-03] a line that shows what is asked for never lowers the score',
  async () => {
    let shown = 0;

    await fc.assert(
      fc.asyncProperty(scene, async ({ job, who, shown: line }) => {
        const [before, after] = [
          await match(resumeOf(who), job),
          await match(resumeOf(withLine(who, line)), job),
        ];

        if (pointsOf(after) <= pointsOf(before)) return;
        shown += 1;
        expect(after.match_score).toBeGreaterThanOrEqual(before.match_score);
      }),
      RUNS,
    );

    expect(shown).toBeGreaterThan(RUNS.numRuns / 3);
  },
  PATIENCE,
);

test(
  '[AI-03] a dated role that its lines bear out never lowers the score of somebody who has none, nor that of others by more than .01',
  async () => {
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(scene, async ({ of, job, who, more }) => {
        const before = await match(resumeOf(who), job);
        const after = await match(resumeOf({ ...who, roles: [...who.roles, more] }), job);

        if (!(await isBorneOut(more, job))) return;
        counted += 1;
        const hasOne = who.roles.some(({ title }) => title.includes(of.title));
        const least = before.match_score - (hasOne ? OF_MORE_WORDS : 0);
        expect(after.match_score).toBeGreaterThanOrEqual(least);
      }),
      RUNS,
    );
    expect(counted).toBeGreaterThan(RUNS.numRuns / 3);
  },
  PATIENCE,
);

test(
  '[AI-03] the name, the address and the telephone in the header change nothing',
  async () => {
    const word = fc.constantFrom(
      'Ines',
      'Okafor',
      'Greg',
      'Baker',
      'Thị',
      'Nguyễn',
      'Müller',
      'Sarah',
      'Khan',
      'Lakisha',
    );
    const header = fc
      .tuple(
        word,
        word,
        fc.integer({ min: 1000, max: 9999 }),
        fc.constantFrom('Lisbon', 'Leeds', 'Omaha, NE'),
      )
      .map(([first, last, number, city]) =>
        [`${first} ${last}`, `mail${number}@mailhaven.example | +1 402 555 ${number} | ${city}`].join('\n'),
      );

    await fc.assert(
      fc.asyncProperty(scene, header, header, async ({ job, who }, one, other) => {
        const [first, second] = [
          await match(resumeOf(who, one), job),
          await match(resumeOf(who, other), job),
        ];

        expect(withoutPlaces(second)).toEqual(withoutPlaces(first));
      }),
      RUNS,
    );
  },
  PATIENCE,
);

/** Without what moves where a header is longer: the offsets of quotes and the fingerprint. */
function withoutPlaces({ requirements, notices, engine, formula, ...rest }: MatchResult) {
  return {
    ...rest,
    formula: formula.map(({ quotes, ...part }) => ({ ...part, words: quotes.map(({ text }) => text) })),
    requirements: requirements.map(({ quotes, ...own }) => ({
      ...own,
      words: quotes.map(({ text }) => text),
    })),
    notices: notices.map(({ kind, quotes }) => ({ kind, words: quotes.map(({ text }) => text) })),
    engine: engine.version,
  };
}

test(
  '[AI-03] the order of the tags changes no score and no verdict',
  async () => {
    const tags = ['Kafka', 'PostgreSQL', 'Wound care', 'Excel', 'CPA', 'Spanish', 'Docker'];
    const orders = fc
      .subarray(tags, { minLength: 2 })
      .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })));

    await fc.assert(
      fc.asyncProperty(scene, orders, async ({ job, who }, [one, other]) => {
        const text = resumeOf(who);
        const [first, second] = [
          await match(text, { ...job, skillTags: one }),
          await match(text, { ...job, skillTags: other }),
        ];

        expect(scoresOf(second)).toEqual(scoresOf(first));
      }),
      RUNS,
    );
  },
  PATIENCE,
);

function scoresOf({
  match_score,
  potential_score,
  score_skills,
  score_experience,
  requirements,
}: MatchResult) {
  const verdicts = requirements.map(({ text, verdict, points }) => `${text}: ${verdict}, ${points}`);
  return { match_score, potential_score, score_skills, score_experience, verdicts: verdicts.sort() };
}

test('[AI-03] the field grows with each of its features', () => {
  const value = fc.double({ min: -0.2, max: 1.2, noNaN: true });
  const features = fc.record({ latent: value, occupations: value, title: value, clauses: value });
  const name = fc.constantFrom(
    'latent' as const,
    'occupations' as const,
    'title' as const,
    'clauses' as const,
  );

  fc.assert(
    fc.property(features, name, value, (own, feature, other) => {
      const [less, more] = [Math.min(own[feature], other), Math.max(own[feature], other)];

      expect(chanceOf({ ...own, [feature]: more })).toBeGreaterThanOrEqual(
        chanceOf({ ...own, [feature]: less }),
      );
    }),
    { numRuns: 1000, seed: RUNS.seed },
  );
});

/** A line that shows the field. */
const LINE = { text: 'Go', start: 0, end: 2, page: null, source: null };
const fieldOf = (chance: number) => fieldOfWork({ chance, quotes: [LINE], isTold: true });

interface Earned {
  readonly kind: RequirementKind;
  readonly points: number;
}
const judged = ({ kind, points }: Earned) => ({
  id: 'r1',
  text: 'Go',
  type: 'skill' as const,
  note: null,
  quotes: [],
  settled: null,
  of: 3,
  kind,
  points,
  verdict: points > 0 ? ('met' as const) : ('not_mentioned' as const),
});

test('[AI-03] the sum grows with the points of each requirement and with the field', () => {
  const kind = fc.constantFrom(...REQUIREMENT_KINDS);
  const verdict = fc.record({
    kind,
    earned: fc.integer({ min: 0, max: 29 }),
    more: fc.integer({ min: 0, max: 29 }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(verdict, { minLength: 1, maxLength: 14 }), share, share, (all, one, other) => {
      const less = all.map(({ kind: own, earned, more }) =>
        judged({ kind: own, points: Math.min(earned, more) / 10 }),
      );
      const more = all.map((each) =>
        judged({ kind: each.kind, points: Math.max(each.earned, each.more) / 10 }),
      );
      const low = scoreMatch(less, fieldOf(Math.min(one, other)));
      const high = scoreMatch(more, fieldOf(Math.max(one, other)));

      expect(high.match_score).toBeGreaterThanOrEqual(low.match_score);
    }),
    { numRuns: 500, seed: RUNS.seed },
  );
});
