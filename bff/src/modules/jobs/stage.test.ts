// @module-tag postgres: moves at once meet in one row.
import { Job, type JobStage } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('[TR-01] [ST-01] a moved position stays where it was put, and follows its age again when told', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada, createdAt: daysAgo(10) });
  const path = `/api/jobs/${job.id}`;
  expect((await as(ada).get(path)).body).toMatchObject({ stage: 'interviewed', is_stage_automatic: true });

  const moved = await as(ada).put(`${path}/stage`, { stage: 'completed' });
  expect(moved).toMatchObject({ status: 200, body: { stage: 'completed', is_stage_automatic: false } });
  expect((await as(ada).get('/api/jobs')).body).toEqual([moved.body]);

  const changed = await as(ada).put(path, { title: 'Other' });
  expect(changed.body).toMatchObject({ title: 'Other', stage: 'completed' });

  const reset = await as(ada).delete(`${path}/stage`);
  expect(reset).toMatchObject({ status: 200, body: { stage: 'interviewed', is_stage_automatic: true } });
});

test('[TR-01] a stage that is none is refused at the field', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada });

  expect(await as(ada).put(`/api/jobs/${job.id}/stage`, { stage: 'hired' })).toMatchObject({
    status: 400,
    body: {
      errors: { stage: 'stage must be one of: draft, published, interviewed, offered, completed.' },
    },
  });
});

test('[TR-01] nobody moves the position of another, or without logging in', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const job = await given.job({ owner: ada });
  const path = `/api/jobs/${job.id}/stage`;

  expect(await as(grace).put(path, { stage: 'offered' })).toMatchObject({ status: 404 });
  expect(await as(grace).delete(path)).toMatchObject({ status: 404 });
  expect(await anyone.put(path, { stage: 'offered' })).toMatchObject({ status: 401 });
  expect(await anyone.delete(path)).toMatchObject({ status: 401 });
  expect((await as(ada).get(`/api/jobs/${job.id}`)).body).toMatchObject({ is_stage_automatic: true });
});

test('[ST-01] of 20 changes and moves at once one of each stands, and none is mixed', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada, title: 'start', description: 'start' });
  const stages: JobStage[] = ['published', 'offered'];

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? as(ada).put(`/api/jobs/${job.id}`, {
            title: `title ${index % 4}`,
            description: `text ${index % 4}`,
          })
        : as(ada).put(`/api/jobs/${job.id}/stage`, { stage: stages[(index >> 1) % 2] }),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const end = read(Job, await as(ada).get(`/api/jobs/${job.id}`));
  expect(end.title.replace('title', '')).toBe(end.description?.replace('text', ''));
  expect(stages).toContain(end.stage);
  const found = read(
    Job.array(),
    await as(ada).get(`/api/jobs?search=${encodeURIComponent(end.description ?? '')}`),
  );
  expect(found).toHaveLength(1);
});
