import { ErrorBody, endpoints } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../test/support/caller.ts';
import { startTestServer } from '../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const ada = await given.user();
const job = await given.job({ owner: ada });
const resume = await given.resume({ owner: ada });
const jobs = '/api/jobs';
const account = { email: 'new@example.com', username: 'New', password: 'correct horse' };

test.each([
  ['title', () => as(ada).post(jobs, { title: 'Engi\0neer' })],
  ['title', () => as(ada).put(`${jobs}/${job.id}`, { title: 'Half \ud83d a face' })],
  ['description', () => as(ada).post(jobs, { title: 'Engineer', description: '\0' })],
  ['notes', () => as(ada).put(`/api/resumes/${resume.id}`, { notes: 'Call\0' })],
  ['username', () => as(ada).put(`/api/users/${ada.id}`, { username: 'A\0da' })],
  ['username', () => anyone.post('/api/auth/signup', { ...account, username: 'N\udc00w' })],
  ['search', () => as(ada).get(`${jobs}?search=a%00`)],
  ['skill', () => as(ada).get('/api/resumes?search=b&skill=a%00b')],
  ['company', () => as(ada).get('/api/dashboard/kanban?company=%00')],
  ['email', () => anyone.post('/api/auth/login', { ...account, email: 'ne\0w@example.com' })],
])('[AP-02] a %s that no database can keep is refused at its field', async (field, call) => {
  const reply = await call();

  expect(reply.status).toBe(400);
  const { code, error, errors } = read(ErrorBody, reply);
  expect(code).toBe('invalid_input');
  expect(errors).toEqual({ [field]: error });
  expect(error).toMatch(/unsupported characters/);
});

test('every other character is kept, those of two halves too', async () => {
  const title = 'Développeuse\t👩‍💻 \u0001 \uffff';

  const reply = await as(ada).post(jobs, { title });

  expect(read(endpoints.jobs.create.response, reply).title).toBe(title);
});

test('in serialized notes and descriptions such characters are dropped', async () => {
  const metadata = { candidateName: 'A\0da \ud83d', email: '\0' };
  const description = JSON.stringify({
    jobDescription: 'Must have\0 React.',
    metadata: { skillTags: ['Re\0act', '\ud83d'] },
  });

  const changed = await as(ada).put(`/api/resumes/${resume.id}`, {
    notes: JSON.stringify({ notes: '', metadata }),
  });
  const posted = read(
    endpoints.jobs.create.response,
    await as(ada).post(jobs, { title: 'Tags', description }),
  );
  const matched = await as(ada).post(`/api/ai/jobs/${posted.id}/resumes/${resume.id}/match`);

  expect(changed).toMatchObject({ status: 200, body: { candidate_name: 'Ada \ufffd', email: null } });
  expect(matched).toMatchObject({ status: 200, body: { matched_skills: ['React', '\ufffd'] } });
});

test('a date before the first year is no date', async () => {
  const description = JSON.stringify({ jobDescription: '', metadata: { dueDate: '0000-01-01' } });

  expect(await as(ada).post(jobs, { title: 'Old', description })).toMatchObject({ status: 201 });
  expect(await as(ada).get(`${jobs}?cursor=${cursorOf('0000-01-01T00:00:00Z')}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});

function cursorOf(time: string): string {
  return Buffer.from(JSON.stringify([time, job.id])).toString('base64url');
}

test('an id may be written in capitals', async () => {
  expect(await as(ada).get(`/api/resumes/${resume.id.toUpperCase()}`)).toMatchObject({
    status: 200,
    body: { id: resume.id },
  });
});
