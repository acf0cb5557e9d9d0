import { allEndpoints, type EndpointDefinition, fillPath } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import type { Job } from './modules/jobs/job.entity.ts';
import type { Resume } from './modules/resumes/resume.entity.ts';
import type { Caller } from './testing/caller.ts';
import type { TestUser } from './testing/given.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const ada = await given.user();
const job = await given.job({ owner: ada });
const resume = await given.resume({ owner: ada });
const grace = await given.user();
const admin = await given.user({ isAdmin: true });

const guarded = allEndpoints.filter(({ access }) => access !== 'public');
const ofOneRow = guarded.filter(({ params }) => params !== undefined);

test.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[AP-03] %s asks who is not signed in to log in',
  async (_, endpoint) => {
    const reply = await call(anyone, endpoint, ada);

    expect(reply).toMatchObject({
      status: 401,
      body: {
        code: 'unauthenticated',
        error: 'Please log in to continue.',
        errors: { session: expect.any(String) },
      },
    });
  },
);

test.each(ofOneRow.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[AP-03] [BL-05] %s answers 404 for what is another user’s, to an administrator too',
  async (_, endpoint) => {
    expect(await call(as(grace), endpoint, ada)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await call(as(admin), endpoint, ada)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test.each(ofOneRow.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[AP-03] %s answers 404 for an id that is none',
  async (_, endpoint) => {
    const nothing = { id: 'not-an-id', jobId: 'not-an-id', resumeId: 'not-an-id' };
    const reply = await send(as(ada), endpoint, fillPath(endpoint.path, nothing));

    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test('[AP-03] lists show a user their own rows only', async () => {
  const [jobs, resumes] = [await as(grace).get('/api/jobs'), await as(grace).get('/api/resumes')];

  expect(jobs.body).toEqual([]);
  expect(resumes.body).toEqual({ resumes: [] });
});

/** The path of the endpoint, filled with rows of `owner`. */
function call(caller: Caller, endpoint: EndpointDefinition, owner: TestUser) {
  const ids = { id: idFor(endpoint, { owner, job, resume }), jobId: job.id, resumeId: resume.id };
  return send(caller, endpoint, fillPath(endpoint.path, ids));
}

function idFor(endpoint: EndpointDefinition, rows: { owner: TestUser; job: Job; resume: Resume }): string {
  if (endpoint.path.startsWith('/api/users')) return rows.owner.id;
  return endpoint.path.startsWith('/api/jobs') ? rows.job.id : rows.resume.id;
}

function send(caller: Caller, endpoint: EndpointDefinition, path: string) {
  const body = { title: 'Taken over', username: 'Taken over', notes: '', resume_ids: [resume.id] };
  switch (endpoint.method) {
    case 'GET':
      return caller.get(path);
    case 'POST':
      return caller.post(path, body);
    case 'PUT':
      return caller.put(path, body);
    case 'DELETE':
      return caller.delete(path);
  }
}
