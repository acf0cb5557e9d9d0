import { dashboard, serializeJobDescription } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const DAY_MS = 24 * 60 * 60 * 1000;
const messageFor = async (user: TestUser) =>
  read(dashboard.urgentMessage.response, await as(user).get('/api/dashboard/urgent-message')).message;
const job = (owner: TestUser, some: { title?: string; dueDate?: string; isActive?: boolean } = {}) =>
  given.job({ owner, ...some });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('[HM-03] the counts are of the user’s own rows', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const [open] = [await job(ada), await job(ada, { isActive: false })];
  const [one, two] = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];
  await given.analysis({ owner: ada, resume: one, score: 1 });
  await given.analysis({ owner: ada, resume: two, score: 0.099 });
  await given.match({ owner: ada, job: open, resume: one });
  await given.resume({ owner: grace });

  const stats = read(dashboard.stats.response, await as(ada).get('/api/dashboard/stats'));

  expect(stats).toEqual({
    total_matches: 1,
    total_job_positions: 2,
    open_job_positions: 1,
    total_resumes: 2,
    analysed_resumes: 2,
    average_score: expect.closeTo(0.5495),
    candidates: 1,
    matched_resumes: 1,
    interviewed: 0,
    offers_sent: 0,
    offers_accepted: 0,
    recorded_outcomes: 0,
    score_distribution: [0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
  });
});

test('[HM-03] a new user has nothing to count', async () => {
  const stats = read(dashboard.stats.response, await as(await given.user()).get('/api/dashboard/stats'));

  expect(stats).toMatchObject({ total_matches: 0, total_job_positions: 0, total_resumes: 0 });
  expect(stats).toMatchObject({ average_score: null, candidates: 0 });
  expect(stats.score_distribution).toEqual(Array(10).fill(0));
});

test('[HM-02] strong matches come first, and name the best', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  await given.resume({ owner: ada });
  await given.match({ owner: ada, job: await job(ada), resume, score: 0.7 });
  const architect = await job(ada, { title: 'Architect' });
  await given.match({ owner: ada, job: architect, resume, score: 0.905 });

  expect(await messageFor(ada)).toMatchObject({
    type: 'matched_candidates',
    title: 'Matched Candidates',
    priority: 6,
    message: '1 strong match is ready to review. Top match: Ada Lovelace for Architect (91%).',
    action: { href: `/new-dashboard?tab=match-score&job=${architect.id}` },
  });
});

test('[HM-02] a match that is not strong, of a closed position or of a resume put aside is not pressing', async () => {
  const ada = await given.user();
  const [open, closed] = [await job(ada), await job(ada, { isActive: false })];
  await given.match({ owner: ada, job: open, resume: await given.resume({ owner: ada }), score: 0.49 });
  await given.match({
    owner: ada,
    job: open,
    resume: await given.resume({ owner: ada }),
    score: 0.62,
    band: 'possible',
  });
  await given.match({ owner: ada, job: closed, resume: await given.resume({ owner: ada }), score: 0.9 });
  await given.match({
    owner: ada,
    job: open,
    resume: await given.resume({ owner: ada, status: 'reserve' }),
    score: 0.9,
  });

  expect(await messageFor(ada)).toMatchObject({ title: 'Matched Candidates', priority: 1, action: null });
});

test('[HM-02] a strong match is pressing until something came of it', async () => {
  const ada = await given.user();
  const [open, resume] = [await job(ada), await given.resume({ owner: ada })];
  await given.match({ owner: ada, job: open, resume, score: 0.9 });
  expect(await messageFor(ada)).toMatchObject({ type: 'matched_candidates', priority: 6 });

  await as(ada).put(`/api/jobs/${open.id}/resumes/${resume.id}/outcome`, { interviewed_on: inDays(-1) });

  expect(await messageFor(ada)).toMatchObject({ priority: 1, action: null });
});

test('[HM-02] then resumes that were matched to no position', async () => {
  const ada = await given.user();
  await job(ada, { dueDate: inDays(1) });
  await given.resume({ owner: ada });
  await given.resume({ owner: ada });

  expect(await messageFor(ada)).toMatchObject({
    type: 'unmatched_resumes',
    message: '2 resumes have not been matched to a position yet.',
    action: { href: '/new-dashboard?tab=analyze&mode=matching' },
  });
});

test('[HM-02] then positions that are due within a week, by their serialized description', async () => {
  const ada = await given.user();
  const metadata = {
    dueDate: inDays(3),
    company: '',
    contactMethod: 'Email' as const,
    contactInfo: '',
    tagColor: '',
    skillTags: [],
    isActive: true,
  };
  const description = serializeJobDescription({ text: 'x', metadata });
  await as(ada).post('/api/jobs', { title: 'Later', description });
  const sooner = await job(ada, { title: 'Sooner', dueDate: inDays(1) });
  await job(ada, { title: 'Past', dueDate: inDays(-1) });
  await job(ada, { title: 'Far', dueDate: inDays(8) });

  expect(await messageFor(ada)).toMatchObject({
    type: 'due_soon',
    message: 'Sooner is due tomorrow. 2 positions are due within a week.',
    action: { href: `/new-dashboard?tab=position-list&job=${sooner.id}` },
  });
});

test('[HM-02] a new user is told the first steps', async () => {
  const ada = await given.user();

  expect(await messageFor(ada)).toMatchObject({
    type: 'getting_started',
    action: { label: 'Post a position', href: '/new-dashboard?tab=upload&mode=position' },
  });
  await job(ada);
  expect(await messageFor(ada)).toMatchObject({
    type: 'getting_started',
    action: { label: 'Upload Resumes', href: '/new-dashboard?tab=upload&mode=resume' },
  });
});

test('[CS-01] candidates are people: by their address in any case, else by their file', async () => {
  const ada = await given.user();
  const contentHash = 'ab'.repeat(32);
  for (const email of ['ines@example.com', 'Ines@Example.com', 'noor@example.com']) {
    await given.resume({ owner: ada, email });
  }
  await given.resume({ owner: ada, email: null, contentHash });
  await given.resume({ owner: ada, email: null, contentHash });
  await given.resume({ owner: ada, email: null });

  const stats = read(dashboard.stats.response, await as(ada).get('/api/dashboard/stats'));

  expect(stats).toMatchObject({ total_resumes: 6, candidates: 4, average_score: null });
});
