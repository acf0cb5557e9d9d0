import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({
  limits: {
    login: { points: 2, seconds: 60 },
    signup: { points: 1, seconds: 60 },
    ai: { points: 2, seconds: 60 },
    upload: { points: 1, seconds: 60 },
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
  expect(reply.text).toContain('Please try again in');
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(50);
});

test('logins that succeed do not count', async () => {
  const account = { email: 'often@example.com', username: 'Often', password: 'correct horse' };
  await anyone.post('/api/auth/signup', account);

  for (let login = 0; login < 4; login += 1) {
    expect(await anyone.post('/api/auth/login', account)).toMatchObject({ status: 200 });
  }
});

test('the longest e-mail address is counted like any other', async () => {
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
