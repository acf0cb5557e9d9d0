import { Batch, type BatchItem, batches } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { AppError } from '../../errors.ts';
import { read } from '../../testing/caller.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ works: true });
afterAll(() => server.close());
const { given, as, anyone, analyser } = server;
const ada = await given.user();

const create = (body: unknown, user = ada) => as(user).post('/api/batches', body);
const itemsOf = async (id: string): Promise<BatchItem[]> =>
  read(batches.items.response, await as(ada).get(`/api/batches/${id}/items`)).items;

/** The batch once it has ended. */
function endOf(id: string): Promise<Batch> {
  return expect
    .poll(async () => read(Batch, await as(ada).get(`/api/batches/${id}`)), { timeout: 10_000 })
    .toMatchObject({ finished_at: expect.any(String) })
    .then(async () => read(Batch, await as(ada).get(`/api/batches/${id}`)));
}

test('a match batch is answered at once and ends with a match for every resume', async () => {
  const job = await given.job({ owner: ada });
  const resumes = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];
  const resume_ids = resumes.map(({ id }) => id);

  const reply = await create({ kind: 'match', job_id: job.id, resume_ids });

  expect(reply.status).toBe(201);
  const batch = read(Batch, reply);
  expect(batch).toMatchObject({
    kind: 'match',
    job_id: job.id,
    status: 'queued',
    total: 2,
    done: 0,
    failed: 0,
  });
  expect(await endOf(batch.id)).toMatchObject({ status: 'done', done: 2, failed: 0 });
  expect(await itemsOf(batch.id)).toEqual(
    resume_ids.map((resume_id) => ({ resume_id, status: 'done', score: 0.8, error: null, code: null })),
  );
  const match = await as(ada).get(`/api/ai/jobs/${job.id}/resumes/${resume_ids[0]}/match`);
  expect(match).toMatchObject({ body: { match: { match_score: 0.8 } } });
});
