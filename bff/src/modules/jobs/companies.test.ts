import { jobs } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const companies = async (user: TestUser, query = '') =>
  read(jobs.companies.response, await as(user).get(`/api/jobs/companies?${query}`)).companies;

test('[TR-03] the companies of the own positions come by name, one however its case is written', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  await given.job({ owner: ada, company: 'calder', createdAt: new Date('2026-01-01') });
  await given.job({ owner: ada, company: 'Calder', createdAt: new Date('2026-02-01') });
  await given.job({ owner: ada, company: 'Ärzte & Söhne' });
  await given.job({ owner: ada });
  await given.job({ owner: grace, company: 'Elsewhere' });

  expect(await companies(ada)).toEqual([
    { name: 'Ärzte & Söhne', positions: 1 },
    { name: 'Calder', positions: 2 },
    { name: 'Your Company', positions: 1 },
  ]);
  expect(await companies(ada, 'limit=1')).toEqual([{ name: 'Ärzte & Söhne', positions: 1 }]);
});

test('[TR-03] words narrow them, whatever their case and accents', async () => {
  const ada = await given.user();
  for (const company of ['Calder Robotics', 'Calder Health', '100% Söhne']) {
    await given.job({ owner: ada, company });
  }
  const found = async (search: string) =>
    (await companies(ada, `search=${encodeURIComponent(search)}`)).map(({ name }) => name);

  expect(await found('robot CALDER')).toEqual(['Calder Robotics']);
  expect(await found('sohne')).toEqual(['100% Söhne']);
  expect(await found('0%')).toEqual(['100% Söhne']);
  expect(await found('your')).toEqual([]);
});

test('[AP-03] companies are told to whoever is signed in, and a wrong limit is refused at its field', async () => {
  const ada = await given.user();

  expect(await anyone.get('/api/jobs/companies')).toMatchObject({ status: 401 });
  expect(await as(ada).get('/api/jobs/companies?limit=0')).toMatchObject({
    status: 400,
    body: { errors: { limit: 'limit must be a whole number from 1 to 200.' } },
  });
});
