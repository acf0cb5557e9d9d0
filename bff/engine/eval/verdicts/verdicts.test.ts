import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { isWrong, measureVerdicts } from './measure-verdicts.ts';
import { describeVerdicts } from './report-verdicts.ts';
import { readVerdictTruth } from './verdict-truth.ts';

const POSTING = `Requirements
- Experience with PostgreSQL
- Fluent German
What we offer
- A table tennis room`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-verdicts-'));
  const ofPosting = { posting_id: 'p' };
  const files = {
    postings: [
      {
        ...ofPosting,
        title: 'Database Administrator',
        text: POSTING,
        not_requirements: ['table tennis room'],
      },
    ],
    requirements: [
      {
        ...ofPosting,
        requirement_id: 'database',
        text: 'Experience with PostgreSQL',
        kind: 'must',
        type: 'tool',
      },
      { ...ofPosting, requirement_id: 'german', text: 'Fluent German', kind: 'must', type: 'language' },
    ],
    resumes: [
      {
        resume_id: 'ada',
        text: 'Ada Baker\nExperience\nDatabase Administrator, Northgate, Jan 2015 - Dec 2020\n- Ran PostgreSQL for 40 shops.',
      },
      {
        resume_id: 'tom',
        text: 'Tom Reed\nExperience\nGardener, Westfield, Jan 2015 - Dec 2020\n- Planted hedges and mowed lawns.',
      },
    ],
    fits: [
      { ...ofPosting, resume_id: 'ada', fit: 4 },
      { ...ofPosting, resume_id: 'tom', fit: 0 },
    ],
    labels: [
      {
        resume_id: 'ada',
        requirement_id: 'database',
        verdict: 'met',
        quotes: ['Ran PostgreSQL for 40 shops.'],
      },
      { resume_id: 'ada', requirement_id: 'german', verdict: 'silent' },
      { resume_id: 'tom', requirement_id: 'database', verdict: 'silent' },
      { resume_id: 'tom', requirement_id: 'german', verdict: 'met', quotes: ['Gardener'] },
    ],
  };
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(folder, `${name}.jsonl`), rows.map((row) => JSON.stringify(row)).join('\n'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('verdicts are held to what a reader says of each requirement and resume', async () => {
  const measures = await measureVerdicts(createLocalAnalyzer(), readVerdictTruth(folder));

  expect(measures.reading).toMatchObject({ marked: 2, found: 2, prose: 1, proseRead: 0 });
  expect(measures.order).toEqual({ pairs: 1, inOrder: 1 });
  expect(measures.verdicts.filter(isWrong)).toMatchObject([
    { resume: 'tom', asked: 'Fluent German', engine: 'silent', reader: 'met' },
  ]);
  const report = describeVerdicts(measures).map((line) => line.trim());
  expect(report.find((line) => line.startsWith('named'))).toMatch(
    /^named +1\.000 of 1 +0\.000 of 1 +0\.500 of 2 .* 1\.000 of 1$/,
  );
  expect(report.at(-1)).toBe(
    'mean fit, 0 to 4, by band: strong - of 0, possible 4.0 of 1, weak - of 0, insufficient_data 0.0 of 1',
  );
});

test('a folder without postings holds no verdicts', () => {
  expect(readVerdictTruth(join(folder, 'missing'))).toEqual([]);
});
