import { Resume, resumes, serializeResumeNotes } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { allKeys } from '../../../test/support/all-keys.ts';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { detailsOf } from './candidate-details.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

const NOTHING = { candidateName: null, headline: null, email: null, phone: null, skills: [], links: [] };

test('[RS-01] [FR-03] the list tells of each resume its analysis and its best match of all positions or of one', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  const [good, better] = [
    await given.job({ owner: ada }),
    await given.job({ owner: ada, title: 'Architect' }),
  ];
  await given.analysis({ owner: ada, resume, score: 0.8 });
  await given.match({ owner: ada, resume, job: good, score: 0.5 });
  await given.match({ owner: ada, resume, job: better, score: 0.6 });

  const [listed] = read(resumes.list.response, await as(ada).get('/api/resumes')).resumes;

  expect(listed).toMatchObject({
    id: resume.id,
    candidate_name: 'Ada Lovelace',
    headline: 'Engineer',
    email: 'ada@example.com',
    skills: ['TypeScript'],
    file_url: `/api/resumes/${resume.id}/file`,
    analysis: { score_overall: 0.8 },
    best_match: { job_id: better.id, job_title: 'Architect', match_score: 0.6, verdicts: { met: 1 } },
  });
  expect((await as(ada).get(`/api/resumes/${resume.id}`)).body).toEqual(listed);
  const { body } = await as(ada).get(`/api/resumes?job_id=${good.id}`);
  expect(body).toMatchObject({
    resumes: [{ best_match: { job_id: good.id, match_score: 0.5, verdicts: { met: 1 } } }],
  });
});

test('[RS-01] pages go from the newest to the oldest', async () => {
  const ada = await given.user();
  for (const day of [1, 2, 3]) await given.resume({ owner: ada, uploadedAt: new Date(`2026-11-0${day}`) });

  const first = await as(ada).get('/api/resumes?limit=2');
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await as(ada).get(next);

  const days = [first, second].flatMap((reply) =>
    read(resumes.list.response, reply).resumes.map(({ uploaded_at }) => uploaded_at.slice(0, 10)),
  );
  expect(days).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
  expect(second.headers.get('link')).toBeNull();
});

test.each([
  [
    'as JSON',
    { body: JSON.stringify({ file_name: 'Ada 2026' }), headers: { 'content-type': 'application/json' } },
  ],
  ['as a form', { body: formWith({ file_name: 'Ada 2026' }) }],
])('[RS-03] [ST-01] renames a resume %s and keeps its extension', async (_, sent) => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });

  const reply = await as(ada).send(`/api/resumes/${resume.id}`, { method: 'PUT', ...sent });

  expect(reply).toMatchObject({ status: 200, body: { file_name: 'Ada 2026.pdf' } });
  expect(await as(ada).get(`/api/resumes/${resume.id}`)).toMatchObject({
    body: { file_name: 'Ada 2026.pdf' },
  });
});

test('[RS-03] an empty file name is refused at the field', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });

  expect(await as(ada).put(`/api/resumes/${resume.id}`, { file_name: ' ' })).toMatchObject({
    status: 400,
    body: { errors: { file_name: 'File name is required.' } },
  });
});

test('[RM-02] [RM-04] what the notes say of the candidate counts before what was read', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  const metadata = {
    candidateName: 'Augusta King',
    status: 'reserve' as const,
    email: '',
    phone: '+44 20 1234',
  };
  const notes = serializeResumeNotes({ text: 'Call her.', metadata });

  const changed = read(Resume, await as(ada).put(`/api/resumes/${resume.id}`, { notes }));

  expect(changed).toMatchObject({
    notes,
    candidate_name: 'Augusta King',
    status: 'reserve',
    email: null,
    phone: '+44 20 1234',
  });
});

test('[RM-04] plain notes leave what was read as it is', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });

  expect(await as(ada).put(`/api/resumes/${resume.id}`, { notes: 'Call her.' })).toMatchObject({
    body: { notes: 'Call her.', candidate_name: 'Ada Lovelace', email: 'ada@example.com', status: 'active' },
  });
});

test.each([
  ['objects', '{"a":', '}'],
  ['lists', '{"a":[', ']}'],
])(
  '[AP-02] notes of 5,000 nested %s are kept as they are, and the database goes on',
  async (_, open, close) => {
    const ada = await given.user();
    const resume = await given.resume({ owner: ada });
    const notes = `${open.repeat(5000)}1${close.repeat(5000)}`;

    const reply = await as(ada).put(`/api/resumes/${resume.id}`, { notes });

    expect(reply).toMatchObject({ status: 200, body: { notes } });
    expect(await as(ada).get('/api/resumes')).toMatchObject({ status: 200 });
  },
);

test('[RS-04] [ST-01] deletes a resume with its file, its analysis and its matches', async () => {
  const ada = await given.user();
  const reply = await as(ada).upload(FILES.smallPdf);
  const [resume] = read(resumes.upload.response, reply).resumes;
  const job = await given.job({ owner: ada });
  await as(ada).post(`/api/ai/resumes/${resume?.id}/analyze`);
  await as(ada).post(`/api/ai/jobs/${job.id}/resumes/${resume?.id}/match`);

  expect(await as(ada).delete(`/api/resumes/${resume?.id}`)).toMatchObject({
    status: 200,
    body: { ok: true },
  });

  expect(await as(ada).get(`/api/resumes/${resume?.id}`)).toMatchObject({ status: 404 });
  expect(await as(ada).get(`/api/jobs/${job.id}`)).toMatchObject({ body: { matched_resumes: 0 } });
  expect(await as(ada).get('/api/dashboard/stats')).toMatchObject({
    body: { analysed_resumes: 0, total_matches: 0 },
  });
  expect((await allKeys(deps.storage)).filter((key) => key.startsWith(ada.id))).toEqual([]);
});

test.each([
  [
    'found in the resume',
    { extracted: { ...NOTHING, candidateName: 'Ada Lovelace' }, fileName: 'x.pdf' },
    'Ada Lovelace',
  ],
  ['else from the file name', { extracted: NOTHING, fileName: 'ada_lovelace-cv.pdf' }, 'ada lovelace cv'],
  ['else by the id', { extracted: NOTHING, fileName: '-.pdf' }, 'Candidate 42'],
])('[RS-06] the candidate’s name is %s', (_, read, name) => {
  expect(detailsOf({ id: '42', notes: null, ...read }).candidateName).toBe(name);
});

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
