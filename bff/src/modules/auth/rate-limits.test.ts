// @module-tag postgres: the limiter talks to the driver itself.
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/support/test-server.ts';
import { createRateLimits } from '../../rate-limits.ts';
import { subnetOf } from '../../subnet.ts';

const server = await startTestServer({
  limits: {
    login: { points: 2, seconds: 60 },
    signup: { points: 1, seconds: 60 },
    ai: { points: 2, seconds: 60 },
    upload: { points: 1, seconds: 60 },
    skills: { points: 1, seconds: 60 },
  },
});
afterAll(() => server.close());
const { anyone, as, given } = server;

const guess = () => anyone.post('/api/auth/login', { email: 'ada@example.com', password: 'guess' });

test('guessing a password is stopped, and the answer says when to come back', async () => {
  await guess();
  await guess();

  const reply = await guess();

  expect(reply).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(reply.text).toContain('Try again in');
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(50);
});

test('logins that succeed do not count', async () => {
  const account = { email: 'often@example.com', username: 'Often', password: 'correct horse' };
  await anyone.post('/api/auth/signup', account);

  for (let login = 0; login < 4; login += 1) {
    expect(await anyone.post('/api/auth/login', account)).toMatchObject({ status: 200 });
  }
});

test('the longest email address is counted like any other', async () => {
  const email = `${'a'.repeat(242)}@example.com`;

  expect(await anyone.post('/api/auth/login', { email, password: 'guess' })).toMatchObject({ status: 401 });
});

test('sign-ups for one address are counted', async () => {
  const account = { email: 'again@example.com', username: 'Again', password: 'correct horse' };
  await anyone.post('/api/auth/signup', account);

  expect(await anyone.post('/api/auth/signup', account)).toMatchObject({ status: 429 });
});

test('analyses and the resumes of a batch count against one limit, each user on their own', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const job = await given.job({ owner: ada });
  const resume = await given.resume({ owner: ada });
  const other = await given.resume({ owner: ada });

  const batch = { resume_ids: [resume.id, other.id] };
  expect(await as(ada).post(`/api/ai/jobs/${job.id}/resumes/match_batch`, batch)).toMatchObject({
    status: 200,
  });
  expect(await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`)).toMatchObject({ status: 429 });

  const own = await given.resume({ owner: grace });
  expect(await as(grace).post(`/api/ai/resumes/${own.id}/analyze`)).toMatchObject({ status: 200 });
});

test('uploads are counted before a file is read', async () => {
  const ada = await given.user();
  await as(ada).upload({ name: 'a.pdf', content: '' });

  expect(await as(ada).upload({ name: 'a.pdf', content: '' })).toMatchObject({ status: 429 });
});

test('[AU-05] sign-ins with Google are counted for an address, before their token is looked at', async () => {
  const limited = await startTestServer({ limits: { google: { points: 1, seconds: 60 } } });
  const attempt = () => limited.anyone.post('/api/auth/google', { idToken: 'guess' });
  const before = await attempt();
  for (let count = 1; count < 20; count += 1) await attempt();

  const reply = await attempt();

  await limited.close();
  expect(before).toMatchObject({ status: 503 });
  expect(reply).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.7'],
  ['unknown', 'unknown'],
  ['198.51.100.7:50123', '198.51.100.7'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2'],
])('a caller at %s counts as %s', (address, network) => {
  expect(subnetOf(address)).toBe(network);
});

test('where calls are not counted, nobody is stopped', async () => {
  const limits = createRateLimits(server.deps.database, null);
  const caller = { account: 'ada', address: '198.51.100.7' };

  await expect(limits.consume('login', caller, 1_000_000)).resolves.toBeUndefined();
});

test('a claimed address counts for nothing: the one that our proxy saw stands last', async () => {
  const proxied = await startTestServer({
    limits: { login: { points: 1, seconds: 60 } },
    settings: { trustProxy: true },
  });
  const guessAs = (index: number, claimed: string) =>
    proxied.anyone.post(
      '/api/auth/login',
      { email: `${index}@example.com`, password: 'guess' },
      { 'x-forwarded-for': `${claimed}, 203.0.113.9` },
    );
  for (let index = 0; index < 20; index += 1) await guessAs(index, `198.51.100.${index}`);

  const reply = await guessAs(20, '198.51.100.20');

  await proxied.close();
  expect(reply).toMatchObject({ status: 429 });
});

test('looking for skills in a posting is counted', async () => {
  const ada = await given.user();
  await as(ada).post('/api/jobs/skills', { text: 'Go' });

  expect(await as(ada).post('/api/jobs/skills', { text: 'Go' })).toMatchObject({ status: 429 });
});
