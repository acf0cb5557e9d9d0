import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { asDocument } from '../data.ts';
import { makeGradedSet } from './make-graded-set.ts';
import { readFields } from './read-fields.ts';

const PATIENCE_MS = 300_000;
const HALVES = ['seen', 'kept'] as const;

test.each(HALVES)(
  'every position of the half that is %s has resumes of five grades, each another text',
  (half) => {
    const { jobs, resumes, judged } = makeGradedSet(half);

    const gradesOf = [...Map.groupBy(judged, ({ job }) => job).values()].map((own) =>
      [...new Set(own.map(({ grade }) => grade))].toSorted((a, b) => a - b),
    );

    expect(jobs.size).toBe(20);
    expect(gradesOf).toEqual([...jobs.keys()].map(() => [0, 1, 2, 3, 4]));
    expect(new Set([...resumes.values()].map(({ text }) => text)).size).toBe(resumes.size);
  },
  PATIENCE_MS,
);

test('no field is in both halves, and each says as much as the others', () => {
  const [seen, kept] = HALVES.map(readFields);

  const titles = [...(seen ?? []), ...(kept ?? [])].map(({ title }) => title);

  expect(new Set(titles).size).toBe(20);
  for (const { musts, plus, more, next, firm, years } of [...(seen ?? []), ...(kept ?? [])]) {
    expect([musts.length, plus.length, more.length, next.lines.length, firm.lines.length]).toEqual([
      5, 2, 3, 5, 5,
    ]);
    expect(musts.every(({ shown, listed }) => shown.length === 2 && listed !== '')).toBe(true);
    expect(years).toBeGreaterThan(0);
  }
});

test(
  'the engine reads the roles of a made resume and the months that it was made of',
  async () => {
    const { resumes } = makeGradedSet('seen');
    const short = [...resumes].find(([name]) => name.startsWith('Backend Engineer, list: 6'))?.[1];

    const { roles } = await createLocalAnalyzer().profile(short ?? asDocument(''));

    expect(roles.map(({ title, start, end }) => [title, end - start + 1])).toEqual([
      ['Backend Engineer', 40],
    ]);
  },
  PATIENCE_MS,
);
