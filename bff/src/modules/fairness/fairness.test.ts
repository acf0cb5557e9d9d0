import { endpoints, type FairnessReport, type GroupRate } from '@shortlist/api-contract';
import { afterAll, expect, test, vi } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';

// Hundreds of rows are written one by one, also on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 });

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

interface Given {
  readonly owner: TestUser;
  readonly job: Awaited<ReturnType<typeof given.job>>;
}

/** Candidates with a score each, of whom the first so many were interviewed; their file names begin with the group. */
async function candidates(
  { owner, job }: Given,
  group: string,
  some: { scores: number[]; interviewed: number },
) {
  for (const [index, score] of some.scores.entries()) {
    const resume = await given.resume({ owner, fileName: `${group}-${index}.pdf` });
    await given.match({ owner, job, resume, score });
    if (index < some.interviewed)
      await deps.database.fork().execute(
        `insert into outcomes (id, owner_id, job_id, resume_id, interviewed_on, updated_at)
            values (?, ?, ?, ?, '2026-11-01', now())`,
        [newId(), owner.id, job.id, resume.id],
      );
  }
}

async function recruiter(): Promise<Given> {
  const owner = await given.user();
  return { owner, job: await given.job({ owner }) };
}

function csvOf(groups: Readonly<Record<string, readonly [count: number, ...values: string[]]>>): string {
  const rows = Object.entries(groups).flatMap(([prefix, [count, ...values]]) =>
    Array.from({ length: count }, (_, index) => [`${prefix}-${index}.pdf`, ...values].join(',')),
  );
  return ['file_name,sex,ethnicity', ...rows].join('\r\n');
}

async function reportOf(owner: TestUser, query: string): Promise<FairnessReport> {
  return read(endpoints.fairness.report.response, await as(owner).get(`/api/fairness/report?${query}`));
}

function groupsOf(report: FairnessReport, measure: string, section = 0): readonly GroupRate[] {
  return report.sections[section]?.measures.find((each) => each.measure === measure)?.groups ?? [];
}

const scores = (count: number, score: number) => Array.from({ length: count }, () => score);

test('the impact ratio is the rate of a group by the highest rate, marked below four fifths', async () => {
  const scene = await recruiter();
  await candidates(scene, 'f', { scores: scores(30, 0.6), interviewed: 6 });
  await candidates(scene, 'm', { scores: scores(30, 0.6), interviewed: 24 });
  await as(scene.owner).put('/api/fairness/groups', {
    csv: csvOf({ f: [30, 'Female', 'A'], m: [30, 'Male', 'A'] }),
  });

  const report = await reportOf(scene.owner, 'by=sex');

  expect(groupsOf(report, 'interviewed')).toMatchObject([
    { group: ['Male'], applications: 30, selected: 24, rate: 0.8, ratio: 1, verdict: 'highest' },
    { group: ['Female'], applications: 30, selected: 6, rate: 0.2, ratio: 0.25, verdict: 'below' },
  ]);
});

test('a ratio below four fifths that chance makes easily is called too few to tell', async () => {
  const scene = await recruiter();
  await candidates(scene, 'f', { scores: scores(5, 0.6), interviewed: 2 });
  await candidates(scene, 'm', { scores: scores(5, 0.6), interviewed: 3 });
  await as(scene.owner).put('/api/fairness/groups', {
    csv: csvOf({ f: [5, 'Female', 'A'], m: [5, 'Male', 'A'] }),
  });

  const [, female] = groupsOf(await reportOf(scene.owner, 'by=sex'), 'interviewed');

  expect(female).toMatchObject({ group: ['Female'], verdict: 'too_few_to_tell' });
  expect(female?.ratio).toBeCloseTo(2 / 3);
  expect(female?.p_value).toBeCloseTo(1);
});

test('the scoring rate is the share above the median of all scores', async () => {
  const scene = await recruiter();
  await candidates(scene, 'f', { scores: [0.2, 0.3, 0.4, 0.5, 0.9], interviewed: 0 });
  await candidates(scene, 'm', { scores: [0.5, 0.6, 0.7, 0.8, 0.9], interviewed: 0 });
  await as(scene.owner).put('/api/fairness/groups', {
    csv: csvOf({ f: [5, 'Female', 'A'], m: [5, 'Male', 'A'] }),
  });

  const report = await reportOf(scene.owner, 'by=sex');

  const scored = report.sections[0]?.measures[0];
  expect(scored).toMatchObject({ measure: 'scored_above_median', applications: 10 });
  expect(scored?.median).toBeCloseTo(0.55);
  expect(scored?.groups.map(({ group, selected }) => [group[0], selected])).toEqual([
    ['Male', 4],
    ['Female', 1],
  ]);
});

test('groups of fewer than five are left out and counted; those of under 2 % of all have no ratio', async () => {
  const scene = await recruiter();
  await candidates(scene, 'm', { scores: scores(300, 0.6), interviewed: 30 });
  await candidates(scene, 'x', { scores: scores(5, 0.6), interviewed: 5 });
  await candidates(scene, 'f', { scores: scores(4, 0.6), interviewed: 0 });
  await candidates(scene, 'n', { scores: scores(3, 0.6), interviewed: 0 });
  await as(scene.owner).put('/api/fairness/groups', {
    csv: csvOf({ m: [300, 'Male', 'A'], x: [5, 'Other', 'A'], f: [4, 'Female', 'A'] }),
  });

  const report = await reportOf(scene.owner, 'by=sex');

  const interviewed = report.sections[0]?.measures[1];
  expect(interviewed).toMatchObject({
    applications: 312,
    undeclared: 3,
    left_out: { groups: 1, applications: 4 },
    groups: [
      { group: ['Other'], ratio: null, verdict: 'too_small_share' },
      { group: ['Male'], ratio: null, verdict: null },
    ],
  });
});

test('two columns are compared each and together', async () => {
  const scene = await recruiter();
  for (const group of ['fa', 'fb', 'ma', 'mb'])
    await candidates(scene, group, { scores: scores(5, 0.6), interviewed: group === 'ma' ? 5 : 1 });
  await as(scene.owner).put('/api/fairness/groups', {
    csv: csvOf({
      fa: [5, 'Female', 'A'],
      fb: [5, 'Female', 'B'],
      ma: [5, 'Male', 'A'],
      mb: [5, 'Male', 'B'],
    }),
  });

  const report = await reportOf(scene.owner, 'by=sex&and=ethnicity');

  expect(report.sections.map(({ columns }) => columns)).toEqual([
    ['sex'],
    ['ethnicity'],
    ['sex', 'ethnicity'],
  ]);
  expect(groupsOf(report, 'interviewed', 2)[0]).toMatchObject({ group: ['Male', 'A'], selected: 5 });
  expect(groupsOf(report, 'interviewed', 2)).toHaveLength(4);
});

test('a report without a column counts the applications', async () => {
  const some = await recruiter();
  await candidates(some, 'a', { scores: scores(3, 0.8), interviewed: 1 });

  const report = await reportOf(some.owner, '');

  expect(report).toMatchObject({ applications: 3, sections: [] });
});

test('a report of one position, and of days, counts only these', async () => {
  const scene = await recruiter();
  const other = { owner: scene.owner, job: await given.job({ owner: scene.owner }) };
  await candidates(scene, 'f', { scores: scores(5, 0.6), interviewed: 1 });
  await candidates(other, 'm', { scores: scores(5, 0.6), interviewed: 1 });
  await as(scene.owner).put('/api/fairness/groups', {
    csv: csvOf({ f: [5, 'Female', 'A'], m: [5, 'Male', 'A'] }),
  });
  const today = new Date().toISOString().slice(0, 10);

  const all = await reportOf(scene.owner, 'by=sex');
  const one = await reportOf(scene.owner, `by=sex&job_id=${scene.job.id}`);
  const now = await reportOf(scene.owner, `by=sex&from=${today}`);
  const before = await reportOf(scene.owner, 'by=sex&to=2020-01-01');

  expect([all, one, now, before].map(({ applications }) => applications)).toEqual([10, 5, 10, 0]);
});

test.each([
  [
    'a file without a name of resumes',
    'sex\nFemale',
    'The header row must include one of these columns: resume_id, email, file_name.',
  ],
  [
    'a file without groups',
    'email\nada@example.com',
    'Add at least one group column, such as sex or ethnicity.',
  ],
  [
    'a column of ages',
    ['email,age', ...Array.from({ length: 40 }, (_, age) => `${age}@x.example,${age}`)].join('\n'),
    'Column age has more than 30 values. Combine them into ranges, such as 40 or older.',
  ],
  [
    'a file about nobody',
    'email,sex\nnobody@x.example,Female',
    'No rows match your resumes. Nothing was changed.',
  ],
  [
    'a file of column names alone',
    'email,sex\n',
    'There are no rows below the header. Add one row per resume.',
  ],
])('%s is refused with what to do, and what was declared stays', async (_, csv, error) => {
  const { owner } = await recruiter();
  await given.resume({ owner });
  await as(owner).put('/api/fairness/groups', { csv: 'email,sex\nada@example.com,Female' });

  const reply = await as(owner).put('/api/fairness/groups', { csv });

  expect(reply).toMatchObject({ status: 400, body: { errors: { csv: error } } });
  expect((await as(owner).get('/api/fairness/groups')).body).toMatchObject({ declared: 1, columns: ['sex'] });
});

test('rows that cannot be taken are told by their number alone, the others are taken', async () => {
  const { owner } = await recruiter();
  await given.resume({ owner });
  const csv =
    '\uFEFFE-Mail;Sex\r\n"ADA@example.com";"Fe""male"\r\nnobody@x.example;Male\r\n;Male\r\nada@example.com;\r\n';

  const reply = await as(owner).put('/api/fairness/groups', { csv });

  expect(reply).toMatchObject({
    status: 200,
    body: {
      rows: 4,
      resumes: 1,
      refused: 3,
      problems: [
        { row: 3, error: 'No resume has this email address.' },
        { row: 4, error: "This row doesn't identify a resume." },
        { row: 5, error: 'This row has no group values.' },
      ],
    },
  });
});

test('what was declared is deleted at once, with its resume, and never told with a candidate', async () => {
  const { owner } = await recruiter();
  const resume = await given.resume({ owner });
  const csv = 'email,secret group\nada@example.com,Wqzx';
  await as(owner).put('/api/fairness/groups', { csv });

  const shown = await as(owner).get(`/api/resumes/${resume.id}`);
  await as(owner).delete(`/api/resumes/${resume.id}`);
  const afterResume = await as(owner).get('/api/fairness/groups');
  await given.resume({ owner });
  await as(owner).put('/api/fairness/groups', { csv });
  await as(owner).delete('/api/fairness/groups');
  const afterAll = await as(owner).get('/api/fairness/groups');

  expect(shown.text).not.toContain('Wqzx');
  expect(afterResume.body).toMatchObject({ declared: 0 });
  expect(afterAll.body).toEqual({ declared: 0, resumes: 1, columns: [], declared_at: null });
});

test('nobody declares groups of the candidates of another, or reports on their position', async () => {
  const [scene, stranger] = [await recruiter(), await recruiter()];
  await candidates(scene, 'f', { scores: scores(5, 0.6), interviewed: 1 });

  const declared = await as(stranger.owner).put('/api/fairness/groups', {
    csv: csvOf({ f: [5, 'Female', 'A'] }),
  });
  const report = await as(stranger.owner).get(`/api/fairness/report?by=sex&job_id=${scene.job.id}`);

  expect(declared).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(report).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
