import { type AccountBlindEntry, endpoints } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const PATH = '/api/blind/log/everyone';

/** An account that turned blind mode on and revealed somebody. */
async function revealed(username: string, candidateName: string): Promise<TestUser> {
  const owner = await given.user({ username });
  const resume = await given.resume({ owner });
  await as(owner).put(`/api/resumes/${resume.id}`, {
    notes: JSON.stringify({ notes: '', metadata: { candidateName } }),
  });
  await as(owner).put('/api/blind', { on: true });
  await as(owner).post(`/api/resumes/${resume.id}/reveal`, { reason: `Interview of ${candidateName}` });
  return owner;
}

async function logged(admin: TestUser, query = ''): Promise<AccountBlindEntry[]> {
  return read(endpoints.blind.everyone.response, await as(admin).get(`${PATH}${query}`)).entries;
}

test('an administrator sees who revealed whom, when and why, of every account', async () => {
  const admin = await given.user({ isAdmin: true });
  const grace = await revealed('Grace', 'Ines Okafor');
  const mary = await revealed('Mary', 'Tom Oduya');

  const entries = await logged(admin, '?limit=4');

  expect(entries).toMatchObject([
    {
      event: 'reveal',
      candidate_name: 'Tom Oduya',
      reason: 'Interview of Tom Oduya',
      account: { email: mary.email },
    },
    { event: 'on', candidate_name: null, account: { username: 'Mary' } },
    { event: 'reveal', candidate_name: 'Ines Okafor', account: { username: 'Grace', email: grace.email } },
    { event: 'on', candidate_name: null, account: { username: 'Grace' } },
  ]);
});

test('the log is narrowed to a person, on either side, and to days', async () => {
  const admin = await given.user({ isAdmin: true });
  await revealed('Katherine', 'Olga Ladyzhenskaya');
  const today = new Date().toISOString().slice(0, 10);

  const [byAccount, byCandidate, byWildcard] = [
    await logged(admin, '?person=katherine'),
    await logged(admin, '?person=LADYZHEN'),
    await logged(admin, '?person=Kath%25'),
  ];
  const [onDay, before] = [
    await logged(admin, `?person=Katherine&from=${today}`),
    await logged(admin, '?to=2020-01-01'),
  ];

  expect(byAccount.map(({ event }) => event)).toEqual(['reveal', 'on']);
  expect(byCandidate.map(({ event }) => event)).toEqual(['reveal']);
  expect(byWildcard).toEqual([]);
  expect(onDay).toHaveLength(2);
  expect(before).toEqual([]);
});

test('the log goes on on a next page', async () => {
  const admin = await given.user({ isAdmin: true });
  await revealed('Emmy', 'Ada King');

  const first = await as(admin).get(`${PATH}?person=Emmy&limit=1`);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = read(endpoints.blind.everyone.response, await as(admin).get(next));

  expect(second.entries).toMatchObject([{ event: 'on', account: { username: 'Emmy' } }]);
});

test('the log of all accounts is for administrators alone', async () => {
  const grace = await revealed('Grace', 'Ines Okafor');

  expect(await as(grace).get(PATH)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await anyone.get(PATH)).toMatchObject({ status: 401 });
});

test('a day that is none is refused', async () => {
  const admin = await given.user({ isAdmin: true });

  expect(await as(admin).get(`${PATH}?from=yesterday`)).toMatchObject({
    status: 400,
    body: { errors: { from: 'Enter a date, like 2026-11-21.' } },
  });
});
