import { endpoints, type Job } from '@shortlist/api-contract';
import { empty, job } from '@shortlist/api-contract/testing/answers';
import { expect, onTestFinished, test } from 'vitest';
import { startMockApi } from './mock-api.ts';

async function mockApi(...answers: Parameters<typeof startMockApi>): Promise<URL> {
  const api = await startMockApi(...answers);
  onTestFinished(() => api.close());
  return api.address;
}

test('a call of the contract is answered as the server could answer it', async () => {
  const api = await mockApi();

  const reply = await fetch(new URL(`/api/jobs/${job.id}`, api));

  expect(reply.status).toBe(200);
  expect(endpoints.jobs.get.response.parse(await reply.json()).title).toBe(job.title);
});

test('a write is answered with the status of its success', async () => {
  const api = await mockApi();

  const reply = await fetch(new URL('/api/jobs', api), { method: 'POST', body: '{"title":"Data Analyst"}' });

  expect(reply.status).toBe(201);
});

test('other answers can be given', async () => {
  const api = await mockApi(empty);

  const reply = await fetch(new URL('/api/jobs', api));

  expect((await reply.json()) as Job[]).toEqual([]);
});

test('what the contract does not have, or the samples do not answer, is refused with a sentence', async () => {
  const api = await mockApi();
  const ask = async (method: string, path: string) => {
    const reply = await fetch(new URL(path, api), { method });
    return { status: reply.status, ...((await reply.json()) as { error: string }) };
  };

  const replies = [
    await ask('GET', '/api/interviews'),
    await ask('POST', '/api/payments/create-portal-session'),
  ];

  expect(replies).toMatchObject([
    { status: 404, error: 'The contract has no GET /api/interviews.' },
    {
      status: 503,
      error: 'The mocked API has no answer for payments.createPortalSession: try it with a real one.',
    },
  ]);
});
