import {
  analysisEndpoints,
  Batch,
  batches,
  Job,
  jobs,
  Match,
  resumes,
  serializeJobDescription,
} from '@shortlist/api-contract';
import { builtDocx } from '@shortlist/engine/extraction/testing/build-docx.ts';
import { createPool } from '@shortlist/engine/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../support/caller.ts';
import { startTestServer } from '../support/test-server.ts';
import { UNLIMITED } from '../support/unlimited.ts';

const engine = createPool({ threads: 1 });
const server = await startTestServer({ engine, works: 'here', limits: UNLIMITED });
afterAll(async () => {
  await server.close();
  await engine.close();
});
const call = server.as(await server.given.user());

/** What every object answers to, though nobody put it there. */
const NAMES = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)];
const WORDS = [...new Set(NAMES.flatMap((name) => [name, `${name}s`, name.toLowerCase()]))];

/** The words in every place of a resume that is looked up in some table. */
const RESUME = [
  'Ada Constructor',
  'Constructors | constructor@valueof.org | constructor.org',
  'Experience',
  ...NAMES.flatMap((name, index) => [
    `${name}, ${name} Ltd, ${name} ${2010 + index} - ${2011 + index}`,
    `- Wrote ${name}s and ${name} with SQL for ${name} years.`,
  ]),
  'Education',
  ...NAMES.map((name) => `${name} of ${name}, ${name} University, 2009`),
  'Skills',
  `SQL, ${WORDS.join(', ')}`,
  'Languages',
  ...NAMES.map((name) => `${name} (${name})`),
  'Certifications',
  WORDS.join(', '),
  ...NAMES.flatMap((name) => [name, `${name}:`, `&${name};`]),
];

/** Of Word, with the names as elements, namespaces, colors and other values too. */
function wordFile(): Uint8Array<ArrayBuffer> {
  const plain = RESUME.map((line) => `<w:p><w:r><w:t>${line.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`);
  const shaped = [...NAMES, '('].map((name) => {
    const element = name.replace('(', 'w:b');
    const look = `<${element} w:val="${name}"/><w:highlight w:val="${name}"/><w:color w:themeColor="${name}"/><w:sz w:val="${name}"/>`;
    return `<w:p xmlns:x="${name}"><w:pPr><w:pStyle w:val="${name}"/></w:pPr><w:r><w:rPr>${look}</w:rPr><w:t>Shaped ${name}</w:t></w:r></w:p>`;
  });
  return new Uint8Array(builtDocx({ body: [...plain, ...shaped].join('') }));
}

const POSTING = [
  'We need constructors.',
  'Must have:',
  ...WORDS.map((word) => `- ${word}`),
  ...NAMES.map((name) => `- ${name} years of ${name}`),
  ...NAMES.map((name) => `- Licensed ${name}, ${name} degree or ${name} language`),
  `Nice to have: SQL, ${WORDS.join(', ')}`,
].join('\n');

function positionOf(text: string, skillTags: string[]) {
  const plain = {
    dueDate: '',
    contactInfo: '',
    tagColor: '',
    contactMethod: 'Email',
    isActive: true,
  } as const;
  const metadata = { ...plain, company: 'constructor', skillTags };
  return { title: 'Constructor of constructors', description: serializeJobDescription({ text, metadata }) };
}

const createJob = async (text: string, skillTags: string[]): Promise<Job> =>
  read(Job, await call.post('/api/jobs', positionOf(text, skillTags)));

let resumeId = '';

beforeAll(async () => {
  const upload = await call.upload({ name: '__proto__.docx', content: wordFile() });
  resumeId = read(resumes.upload.response, upload).resumes[0]?.id ?? '';
});

test('a resume with all names of Object.prototype is read and analyzed', async () => {
  const document = await call.get(`/api/resumes/${resumeId}/document`);
  const analyzed = await call.post(`/api/ai/resumes/${resumeId}/analyze`);
  const preview = await call.get(`/api/resumes/${resumeId}/preview`);

  const { text } = read(resumes.document.response, document);
  expect(NAMES.filter((name) => !text.includes(`Shaped ${name}`))).toEqual([]);
  expect(read(analysisEndpoints.analyze.response, analyzed).analysis.score_overall).toBeGreaterThan(0);
  expect(preview.status).toBe(200);
});

test('it is matched against a posting with all of them, alone and in a batch, to the same score', async () => {
  const job = await createJob(POSTING, WORDS);
  const asked = { kind: 'match', job_id: job.id, resume_ids: [resumeId] };
  const batch = read(Batch, await call.post('/api/batches', asked));
  await expect
    .poll(async () => (await call.get(`/api/batches/${batch.id}`)).body)
    .toMatchObject({ finished_at: expect.any(String) });

  const { items } = read(batches.items.response, await call.get(`/api/batches/${batch.id}/items`));
  const other = await createJob(POSTING, WORDS);
  const match = await call.post(`/api/ai/jobs/${other.id}/resumes/${resumeId}/match`);

  expect(items).toMatchObject([{ status: 'done', score: read(Match, match).match_score }]);
});

test.each(NAMES)('a position that asks for %s is posted, changed and met', async (name) => {
  const posted = await createJob(`Must have: ${name}`, [name]);
  const changed = await call.put(
    `/api/jobs/${posted.id}`,
    positionOf(`Must have: ${name}s`, [name, `${name}s`]),
  );
  const found = await call.post('/api/jobs/skills', { title: name, text: `Must have: ${name}, SQL` });
  const match = await call.post(`/api/ai/jobs/${posted.id}/resumes/${resumeId}/match`);

  expect(read(Job, changed).skill_tags).toEqual([name, `${name}s`]);
  expect(read(jobs.findSkills.response, found).skills).toMatchObject([{ name: 'SQL' }]);
  expect(read(Match, match).matched_skills).toContain(name);
});

test.each(WORDS)('%s is searched for like any other word', async (word) => {
  const asked = encodeURIComponent(word);
  const paths = ['resumes?search', 'resumes?skill', 'jobs?search', 'jobs?company', 'jobs/skills?typed'];

  const replies = await Promise.all(paths.map((path) => call.get(`/api/${path}=${asked}`)));

  expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const [found] = replies.map(({ body }) => body as { resumes?: { id: string }[] });
  expect(found?.resumes?.map(({ id }) => id)).toEqual([resumeId]);
});

test.each(NAMES)(
  '%s as a key or a value of a request is refused in a sentence or says nothing',
  async (name) => {
    const key = await call.get(`/api/resumes?${name}=1`);
    const value = await call.get(`/api/resumes?sort=${name}`);
    const path = await call.get(`/api/resumes/${name}`);
    const body = await call.put(`/api/resumes/${resumeId}`, JSON.parse(`{"notes":"Met.","${name}":1}`));
    const files = await call.upload({ name, content: 'none' }, { name: `a.${name}`, content: 'none' });

    expect([key.status, value.status, path.status]).toEqual([200, 400, 404]);
    // A body with a key `__proto__` is not even read.
    expect(body.status).toBe(name === '__proto__' ? 400 : 200);
    expect(files).toMatchObject({ status: 415 });
  },
);
