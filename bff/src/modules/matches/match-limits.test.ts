import { matches } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';

const server = await startTestServer({ limits: { ai: { points: 3, seconds: 60 } } });
afterAll(() => server.close());
const { given, as } = server;

const tooMany = { status: 429, body: { code: 'rate_limited' } };

async function aBatchOf(count: number) {
  const owner = await given.user();
  const job = await given.job({ owner });
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await given.resume({ owner })).id);
  const match = (resume_ids: string[]) =>
    as(owner).post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids });
  return { owner, job, ids, match };
}

test('[AI-05] a batch that is asked for again after a reload costs nothing of what an account may match', async () => {
  const { ids, match } = await aBatchOf(3);

  for (let asked = 0; asked < 3; asked += 1) {
    const { results } = read(matches.matchBatch.response, await match(ids));
    expect(results).toMatchObject([{ match_score: 0.8 }, { match_score: 0.8 }, { match_score: 0.8 }]);
  }
});

test('[AI-05] what is new is counted, and so is a resume that is not there', async () => {
  const { ids, match } = await aBatchOf(4);
  await match(ids.slice(0, 2));

  expect(await match([...ids.slice(0, 2), newId()])).toMatchObject({ status: 200 });

  expect(await match(ids)).toMatchObject(tooMany);
  expect(await match(ids.slice(0, 2))).toMatchObject({ status: 200 });
});

test('[AI-05] a position that was written again is matched again, and counted', async () => {
  const { owner, job, ids, match } = await aBatchOf(2);
  await match(ids);
  await as(owner).put(`/api/jobs/${job.id}`, { title: 'Another position', description: 'Haskell' });

  expect(await match(ids)).toMatchObject(tooMany);
});
