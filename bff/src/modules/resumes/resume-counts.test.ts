import { resumes } from '@shortlist/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const ada = await given.user();
const counts = async (query = '') =>
  read(resumes.counts.response, await as(ada).get(`/api/resumes/counts${query}`));

beforeAll(async () => {
  await given.resume({ owner: ada, candidateName: 'Grace Kim', status: 'active' });
  await given.resume({ owner: ada, candidateName: 'Grace Park', status: 'reserve' });
  await given.resume({ owner: ada, candidateName: 'Ines Okafor', status: 'reserve' });
  await given.resume({ owner: await given.user(), candidateName: 'Grace of another owner' });
});

test('[RM-01] each status is counted, one that nobody has as none, and nobody else’s resumes', async () => {
  expect(await counts()).toEqual({ active: 1, reserve: 2, inactive: 0 });
});

test('[RM-01] with words only the resumes that have them are counted', async () => {
  expect(await counts('?search=grace')).toEqual({ active: 1, reserve: 1, inactive: 0 });
  expect(await counts('?search=nowhere')).toEqual({ active: 0, reserve: 0, inactive: 0 });
});

test('[RM-01] a search of more than 200 characters is refused in a sentence', async () => {
  expect(await as(ada).get(`/api/resumes/counts?search=${'a'.repeat(201)}`)).toMatchObject({
    status: 400,
    body: { errors: { search: 'Search must be 200 characters or fewer.' } },
  });
});
