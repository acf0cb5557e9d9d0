import { dashboard, type TopApplicant } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const applicants = async (user: TestUser, query = '') =>
  read(dashboard.topApplicants.response, await as(user).get(`/api/dashboard/top-applicants${query}`))
    .applicants;

const pairs = (rows: readonly TopApplicant[]) => rows.map((row) => [row.jobId, row.resumeId]);

test('[HM-04] the top applicants are the five best matches, best first, with rounded scores', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada, title: 'Architect' });
  for (const score of [0.1, 0.904, 0.5, 0.905, 0.7, 0.3]) {
    await given.match({ owner: ada, job, resume: await given.resume({ owner: ada }), score });
  }
  const best = await given.resume({ owner: ada, uploadedAt: new Date('2026-11-02T23:30:00Z') });
  await given.analysis({ owner: ada, resume: best, score: 0.715 });
  const match = await given.match({ owner: ada, job, resume: best, score: 0.999 });

  const top = await applicants(ada);

  expect(top.map(({ matchScore }) => matchScore)).toEqual([100, 91, 90, 70, 50]);
  expect(top[0]).toEqual({
    id: match.id,
    name: 'Ada Lovelace',
    position: 'Architect',
    resumeScore: 72,
    matchScore: 100,
    uploadDate: '2026-11-02',
    uploadDateRaw: '2026-11-02T23:30:00.000Z',
    jobId: job.id,
    resumeId: best.id,
    isEarlierVersion: false,
    resumeInfo: {
      file_name: 'ada.pdf',
      file_url: `/api/resumes/${best.id}/file`,
      candidate_name: 'Ada Lovelace',
      uploaded_at: '2026-11-02T23:30:00.000Z',
    },
    potentialScore: expect.any(Number),
    band: 'strong',
    confidence: 'medium',
    summary: 'Matches Architect.',
    evidence: null,
  });
  expect(top[1]?.resumeScore).toBeNull();
});

test('[HM-04] a candidate stands there once a position, and not once put aside; one position may be asked for', async () => {
  const ada = await given.user();
  const [first, second] = [await given.job({ owner: ada }), await given.job({ owner: ada })];
  const resume = await given.resume({ owner: ada });
  const inactive = await given.resume({ owner: ada, status: 'inactive' });
  const reserve = await given.resume({ owner: ada, status: 'reserve' });
  await given.match({ owner: ada, job: first, resume, score: 0.8 });
  await given.match({ owner: ada, job: second, resume, score: 0.9 });
  await given.match({ owner: ada, job: first, resume: inactive, score: 1 });
  await given.match({ owner: ada, job: first, resume: reserve, score: 0.2 });

  expect(pairs(await applicants(ada))).toEqual([
    [second.id, resume.id],
    [first.id, resume.id],
    [first.id, reserve.id],
  ]);
  expect(pairs(await applicants(ada, `?job_id=${second.id}`))).toEqual([[second.id, resume.id]]);
});

test('[HM-05] the progress list holds the six newest positions with their stage by age', async () => {
  const ada = await given.user();
  const ages = [40, 31, 30, 14, 15, 0, 1];
  const jobs = await Promise.all(
    ages.map((days) => given.job({ owner: ada, title: `${days} days`, createdAt: daysAgo(days) })),
  );
  const calder = await given.job({
    owner: ada,
    title: 'at Calder',
    company: 'Calder',
    createdAt: daysAgo(2),
  });
  await given.match({ owner: ada, job: calder, resume: await given.resume({ owner: ada }) });

  const reply = await as(ada).get('/api/dashboard/recruitment-progress');

  const { progress } = read(dashboard.recruitmentProgress.response, reply);
  expect(progress.map(({ position, stage }) => [position, stage])).toEqual([
    ['0 days', 'Draft'],
    ['1 days', 'Draft'],
    ['at Calder', 'Draft'],
    ['14 days', 'Draft'],
    ['15 days', 'Published'],
    ['30 days', 'Published'],
  ]);
  expect(progress[0]).toMatchObject({
    company: 'Your Company',
    jobId: jobs[5]?.id,
    createdDate: jobs[5]?.createdAt.toISOString(),
    matchedResumes: 0,
  });
  expect(progress[2]).toMatchObject({ company: 'Calder', matchedResumes: 1 });
});

test('[HM-04] [HM-05] a user sees nothing of another, and nobody sees anything without logging in', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const job = await given.job({ owner: ada });
  await given.match({ owner: ada, job, resume: await given.resume({ owner: ada }) });

  expect(await applicants(grace)).toEqual([]);
  expect(await applicants(grace, `?job_id=${job.id}`)).toEqual([]);
  expect((await as(grace).get('/api/dashboard/recruitment-progress')).body).toEqual({ progress: [] });
  for (const name of ['top-applicants', 'recruitment-progress', 'kanban']) {
    expect(await anyone.get(`/api/dashboard/${name}`)).toMatchObject({ status: 401 });
  }
  expect(await as(ada).get('/api/dashboard/top-applicants?job_id=x')).toMatchObject({
    status: 400,
    body: { errors: { job_id: expect.any(String) } },
  });
});
