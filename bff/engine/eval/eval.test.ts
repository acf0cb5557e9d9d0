import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
const PATIENCE_MS = 120_000;

let folder: string;

const lines = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-eval-'));
  const work = {
    roofer: 'Lays shingles, repairs gutters and seals the roofs of houses against rain.',
    nurse: 'Cares for patients of a ward, gives medication and records vital signs.',
  };
  const resumes = Object.entries(work).map(([id, line]) => ({
    resume_id: id,
    text: `Ada Baker\nExperience\n${id}, Northgate, Jan 2015 - Dec 2020\n- ${line}`,
  }));
  await writeFile(
    join(folder, 'jobs.jsonl'),
    lines([
      {
        job_id: 'roofs',
        title: 'Roofer',
        description: 'Inspects roofs of public buildings and repairs them.',
      },
    ]),
  );
  await writeFile(join(folder, 'resumes.jsonl'), lines(resumes));
  await writeFile(
    join(folder, 'qrels.jsonl'),
    lines(Object.keys(work).map((id) => ({ job_id: 'roofs', resume_id: id, rel: id === 'roofer' ? 1 : 0 }))),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function evaluate(...words: string[]) {
  return promisify(execFile)(process.execPath, [MAIN, ...words]);
}

test(
  'the engine is measured beside its baselines, with intervals, attacks and speed',
  async () => {
    const { stdout } = await evaluate(folder);

    expect(stdout).toMatch(/engine local +AUC 1\.000 \(1\.000 to 1\.000\)/);
    expect(stdout).toMatch(/TF-IDF cosine +AUC/);
    expect(stdout).toContain('honest matches with a notice: 0 of 2');
    expect(stdout).toMatch(/an invented dated role +-?\d\.\d{4}/);
    expect(stdout).toMatch(/\d+ profiles a second, \d+ matches/);
  },
  PATIENCE_MS,
);

test(
  'a line that can not be read is named',
  async () => {
    const broken = await mkdtemp(join(tmpdir(), 'shortlist-eval-'));
    await writeFile(join(broken, 'jobs.jsonl'), '{"job_id": "a", "title": "A"}');
    await writeFile(join(broken, 'resumes.jsonl'), lines([{ resume_id: 'b', text: 'B' }]));

    const failure = evaluate(broken);

    await expect(failure).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/jobs\.jsonl, line 1 can't be read: .*description/s),
    });
    await rm(broken, { recursive: true });
  },
  PATIENCE_MS,
);

test(
  'without a folder it says how it is called',
  async () => {
    await expect(evaluate()).rejects.toMatchObject({
      stderr: expect.stringContaining('npm run eval -- FOLDER'),
    });
  },
  PATIENCE_MS,
);

test(
  'the made set of five grades is measured without a folder, by grade',
  async () => {
    const { stdout } = await evaluate('--graded', 'seen');

    expect(stdout).toMatch(/engine local +tau-b \d\.\d{3} \(/);
    expect(stdout).toMatch(/BM25 +tau-b \d\.\d{3}/);
    expect(stdout).toMatch(/4 before 3 \d\.\d\d, .*; mean score of grade 4: /);
  },
  5 * PATIENCE_MS,
);
