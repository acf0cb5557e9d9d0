import { resumes, SAMPLE_PREFIX, samples } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

/** The first file of each format starts a reader, which takes a while on a busy machine. */
const COLD_MS = 60_000;

const server = await startTestServer({ limits: { upload: { points: 3, seconds: 60 } } });
afterAll(() => server.close());
const { given, as, anyone } = server;

test(
  '[OB-01] the samples are read like uploads, marked by their names, and added once',
  async () => {
    const [ada, grace] = [await given.user(), await given.user()];
    await as(ada).post('/api/samples/resumes');

    const reply = await as(ada).post('/api/samples/resumes');

    const { resumes: added } = read(samples.addResumes.response, reply);
    expect(reply.status).toBe(201);
    expect(added.map(({ file_name }) => file_name).sort()).toEqual([
      'sample-fennel_dario_resume.docx',
      'sample-halvorsen_petr.doc',
      'sample-marchetti_ilse_cv.pdf',
      'sample-nkemelu-soraya.pdf',
    ]);
    expect(added.map(({ candidate_name }) => candidate_name)).toContain('Ilse Marchetti');
    const listed = read(resumes.list.response, await as(ada).get('/api/resumes')).resumes;
    expect(listed.map(({ id }) => id).sort()).toEqual(added.map(({ id }) => id).sort());
    expect(read(resumes.list.response, await as(grace).get('/api/resumes')).resumes).toEqual([]);
  },
  COLD_MS,
);

test('[OB-01] what was uploaded stays beside the samples, and one that was deleted comes back when asked for', async () => {
  const ada = await given.user();
  const own = await given.resume({ owner: ada, fileName: `${SAMPLE_PREFIX}of-my-own.pdf` });
  const before = read(samples.addResumes.response, await as(ada).post('/api/samples/resumes')).resumes;
  await as(ada).delete(`/api/resumes/${before[0]?.id}`);

  const after = read(samples.addResumes.response, await as(ada).post('/api/samples/resumes')).resumes;

  expect(after.map(({ file_name }) => file_name).sort()).toEqual(
    before.map(({ file_name }) => file_name).sort(),
  );
  expect(await as(ada).get(`/api/resumes/${own.id}`)).toMatchObject({ status: 200 });
});

test('[OB-01] the samples are for who is signed in, and count as uploads', async () => {
  const ada = await given.user();

  expect(await anyone.post('/api/samples/resumes')).toMatchObject({ status: 401 });
  for (let count = 0; count < 3; count++) await as(ada).post('/api/samples/resumes');
  expect(await as(ada).post('/api/samples/resumes')).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  });
});
