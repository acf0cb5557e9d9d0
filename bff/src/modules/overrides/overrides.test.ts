import { Match, matches, scores } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, analyzer } = server;

async function matched(owner: TestUser) {
  const [job, resume] = [await given.job({ owner }), await given.resume({ owner })];
  await given.match({ owner, job, resume, score: 0.3 });
  const base = `/api/ai/jobs/${job.id}/resumes/${resume.id}`;
  return { job, resume, match: `${base}/match`, override: `${base}/override` };
}

const REASON = 'Ran the night shift at Tidewater for two years.';

test('[AI-06] what a person says stands beside the computed score, in the match and in the history', async () => {
  const ada = await given.user();
  const { job, match, override } = await matched(ada);

  const reply = await as(ada).post(override, { verdict: 'strong', score: 0.9, reason: `  ${REASON} ` });

  const said = read(matches.override.response, reply).override;
  expect(said).toMatchObject({ verdict: 'strong', score: 0.9, reason: REASON });
  expect((await as(ada).get(match)).body).toMatchObject({ match: { match_score: 0.3, override: said } });
  const history = await as(ada).get(`/api/job-resume-scores/user/jobs-with-matches?job_id=${job.id}`);
  expect(read(matches.jobsWithMatches.response, history).jobs[0]?.matched_resumes).toMatchObject([
    { match_score: 0.3, override: said },
  ]);
});

test('[AI-06] a later word takes the place of the one before, a withdrawal takes it back, and the log keeps all', async () => {
  const ada = await given.user({ username: 'Ada' });
  const { resume, match, override } = await matched(ada);

  await as(ada).post(override, { verdict: 'strong', reason: REASON });
  await as(ada).post(override, { verdict: 'weak', score: 0.2, reason: 'Found the dates to be wrong.' });
  await as(ada).delete(override);
  await as(ada).delete(override);

  expect((await as(ada).get(match)).body).toMatchObject({ match: { match_score: 0.3, override: null } });
  const { entries } = read(scores.log.response, await as(ada).get(`/api/scores/log?resume_id=${resume.id}`));
  expect(entries.map(({ kind, verdict, score, reason }) => [kind, verdict, score, reason])).toEqual([
    ['withdrawal', null, null, null],
    ['override', 'weak', 0.2, 'Found the dates to be wrong.'],
    ['override', 'strong', null, REASON],
    ['match', null, 0.3, null],
  ]);
  expect(entries[0]).toMatchObject({ engine: null, actor: 'Ada', changes: [] });
});

test('[AI-06] a match that is computed again keeps what the person said', async () => {
  const ada = await given.user();
  const { match, override } = await matched(ada);
  await as(ada).post(override, { verdict: 'weak', reason: REASON });

  const again = read(Match, await as(ada).post(match));

  expect(again).toMatchObject({ match_score: 0.8, override: { verdict: 'weak', reason: REASON } });
});

test.each([
  [{ reason: REASON }, { verdict: 'Select a rating.' }],
  [{ verdict: 'hire', reason: REASON }, { verdict: 'Select a rating.' }],
  [{ verdict: 'weak' }, { reason: 'Enter a reason.' }],
  [{ verdict: 'weak', reason: ' too short ' }, { reason: 'Enter a reason of at least 10 characters.' }],
  [{ verdict: 'weak', reason: REASON, score: 80 }, { score: 'Score must be a number from 0 to 1.' }],
])('[AP-02] %j is refused in a sentence', async (body, errors) => {
  const ada = await given.user();
  const { match, override } = await matched(ada);

  const reply = await as(ada).post(override, body);

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', errors } });
  expect((await as(ada).get(match)).body).toMatchObject({ match: { override: null } });
});

test('[AP-01] only the own match can be judged, and only one that is there', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const { job, resume, override } = await matched(ada);
  const unmatched = await given.resume({ owner: ada });
  const body = { verdict: 'strong', reason: REASON };

  const none = [
    as(grace).post(override, body),
    as(grace).delete(override),
    as(ada).post(`/api/ai/jobs/${job.id}/resumes/${unmatched.id}/override`, body),
    as(ada).post(`/api/ai/jobs/${newId()}/resumes/${resume.id}/override`, body),
  ];

  for (const reply of await Promise.all(none)) expect(reply).toMatchObject({ status: 404 });
  expect(await anyone.post(override, body)).toMatchObject({ status: 401 });
});

test('nothing rejects a candidate by itself: no score, however low, moves a status or an outcome', async () => {
  const ada = await given.user();
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  const path = `/api/ai/jobs/${job.id}/resumes/${resume.id}`;
  const stands = async () => ({
    status: ((await as(ada).get(`/api/resumes/${resume.id}`)).body as { status: string }).status,
    outcomes: (await as(ada).get('/api/outcomes')).body,
    stage: ((await as(ada).get(`/api/jobs/${job.id}`)).body as { stage: string }).stage,
  });
  const before = await stands();

  analyzer.score = 0;
  await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`);
  await as(ada).post(`${path}/match`);
  await as(ada).post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids: [resume.id] });
  analyzer.score = 0.8;
  await as(ada).post(`${path}/override`, { verdict: 'weak', score: 0, reason: REASON });

  expect(before).toMatchObject({ status: 'active', outcomes: { outcomes: [] } });
  expect(await stands()).toEqual(before);
});
