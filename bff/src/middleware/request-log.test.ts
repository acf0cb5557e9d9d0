import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { emptiedFolder } from '../../test/support/emptied-folder.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import { hashPassword } from '../modules/passwords/password-hash.ts';
import { User } from '../modules/users/user.entity.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, logged, deps, origin } = server;
const ada = await given.user({ email: 'ada.secret@example.com', username: 'Ada Hidden' });

/** Everything that came with the requests below and says something of a person. */
const PERSONAL = [
  'secret@example.com',
  'Hidden',
  'hunter-hunter-2',
  'Quentin_Confidential',
  'resume words here',
  'needle-searched-for',
  'eyJhbGciOiJSUzI1NiJ9.google.token',
  't=1,v1=signature',
  'evt_private',
  'sid=',
];

test('no log line holds a person, a file name, words of a search, a token or a cookie', async () => {
  const login = { email: 'ada.secret@example.com', password: 'hunter-hunter-2' };
  await anyone.post('/api/auth/login', login);
  await anyone.post('/api/auth/signup', { ...login, username: 'Ada Hidden', password_confirmation: 'x' });
  await anyone.post('/api/auth/google', { token: 'eyJhbGciOiJSUzI1NiJ9.google.token' });
  const { text } = await as(ada).upload(FILES.smallPdf, {
    name: 'Quentin_Confidential.txt',
    content: 'resume words here',
  });
  await as(ada).get('/api/jobs?q=needle-searched-for&search=needle-searched-for');
  await as(ada).get('/api/resumes?q=needle-searched-for');
  await as(ada).get('/api/jobs/ada.secret@example.com');
  await as(ada).get('/api/ada.secret@example.com/Hidden');
  await fetch(`${origin}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=signature' },
    body: '{"id":"evt_private"}',
  });
  await as(ada).send('/api/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"title": "needle-searched-for',
  });

  const lines = logged.join('');

  expect(text).toContain('Quentin_Confidential');
  expect(logged.length).toBeGreaterThan(9);
  for (const secret of [...PERSONAL, ada.cookie]) expect(lines).not.toContain(secret);
});

test('a log line says which account called, and of a refusal why and from where', async () => {
  logged.length = 0;
  const password = 'correct horse battery';
  const owner = await given.user({ passwordHash: await hashPassword(password) });
  const job = await given.job({ owner });

  await anyone.post('/api/auth/login', { email: owner.email, password });
  await anyone.post('/api/auth/login', { email: owner.email, password: 'a guess' });
  await anyone.post('/api/auth/login', { email: 'nobody@example.com', password: 'a guess' });
  await as(ada).get(`/api/jobs/${job.id}`);
  await as(ada).post('/api/jobs', { title: '' });

  const lines = logged.map((line) => JSON.parse(line));
  const from = { address: '127.0.0.1' };
  expect(lines).toMatchObject([
    { path: '/api/auth/login', status: 200, user_id: owner.id },
    { path: '/api/auth/login', status: 401, user_id: owner.id, code: 'wrong_credentials', ...from },
    { path: '/api/auth/login', status: 401, code: 'wrong_credentials', ...from },
    { path: `/api/jobs/${job.id}`, status: 404, user_id: ada.id, code: 'not_found', ...from },
    { path: '/api/jobs', status: 400, user_id: ada.id, code: 'invalid_input', ...from },
  ]);
  expect(lines[0]).not.toHaveProperty('address');
  expect(lines[2]).not.toHaveProperty('user_id');
});

test('an error of the database is logged with its place, without the values that it names', async () => {
  logged.length = 0;
  const working = { ...deps.limits };
  Object.assign(deps.limits, {
    async consume() {
      await deps.database.fork().insert(User, { ...ROW, email: ada.email });
    },
  });

  const reply = await anyone.post('/api/auth/login', { email: ada.email, password: 'hunter-hunter-2' });
  Object.assign(deps.limits, working);

  expect(reply).toMatchObject({ status: 500, body: { error: 'Something went wrong. Please try again' } });
  const lines = logged.join('');
  expect(lines).toContain('UniqueConstraintViolationException');
  expect(lines).toContain('request-log.test.ts');
  for (const secret of PERSONAL) expect(lines).not.toContain(secret);
});

test('a request keeps the id that it came with, in its answer and in the log', async () => {
  const reply = await as(ada).get('/api/jobs', { 'x-request-id': 'trace-12345678' });

  expect(reply.headers.get('x-request-id')).toBe('trace-12345678');
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ request_id: 'trace-12345678', path: '/api/jobs', status: 200 }),
  );
});

test('a client that goes away in the middle of an upload is no error', async () => {
  logged.length = 0;
  const sent = request(`${origin}/api/resumes`, {
    method: 'POST',
    headers: {
      cookie: ada.cookie,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 9999,
    },
  });
  sent.on('error', () => {});
  sent.write(
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF',
  );
  await expect.poll(() => emptiedFolder(deps.uploadFolder)).toBe(false);
  sent.destroy();

  await expect.poll(() => logged.some((line) => line.includes('/api/resumes'))).toBe(true);
  await sleep(100);
  expect(logged.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
});

const ROW = {
  id: '0193f000-0000-7000-8000-000000000001',
  username: 'Ada Hidden',
  passwordHash: null,
  isAdmin: false,
  createdAt: new Date(),
};
