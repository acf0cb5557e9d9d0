import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RequirementVerdict, serializeJobDescription } from '@shortlist/api-contract';
import { measureVerdicts } from '@shortlist/engine/eval/verdicts/measure-verdicts.ts';
import { readVerdictTruth } from '@shortlist/engine/eval/verdicts/verdict-truth.ts';
import { listZip, readZipEntry } from '@shortlist/engine/extraction/word/zip.ts';
import { afterAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, analyzer, origin } = server;

const POSTING = 'Requirements\n- Runs the night shift\n- Drives a forklift\n- Fluent German';
const TEXT = 'Ada Lovelace\nRan the night shift with twelve people.\nDrives a reach truck.';
const PATH = '/api/scores/truth-set.zip';

const about = (text: string, some: Partial<RequirementVerdict> = {}): RequirementVerdict => ({
  id: text.toLowerCase().replaceAll(' ', '-'),
  text,
  kind: 'must',
  type: 'experience',
  verdict: 'to_check',
  points: 0,
  of: 3,
  quotes: [{ text: 'Ran the night shift', start: 13, end: 32, page: null, source: null }],
  note: null,
  settled: null,
  ...some,
});

/** A position with one match. */
async function matched(owner: TestUser) {
  const description = serializeJobDescription({ text: POSTING, metadata: null });
  const job = await given.job({ owner, title: 'Shift Leader', description });
  const resume = await given.resume({ owner, text: TEXT });
  await as(owner).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`);
  return { job, resume, path: `/api/ai/jobs/${job.id}` };
}

async function download(owner: TestUser): Promise<ReadonlyMap<string, string>> {
  const reply = await fetch(`${origin}${PATH}`, { headers: { cookie: owner.cookie } });
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="truth-set-.+\.zip"$/);
  const archive = Buffer.from(await reply.arrayBuffer());
  return new Map((listZip(archive) ?? []).map((entry) => [entry.name, String(readZipEntry(archive, entry))]));
}

/** The truth set as the evaluation reads it. */
async function truthOf(owner: TestUser) {
  const folder = await mkdtemp(join(tmpdir(), 'truth-set-'));
  try {
    for (const [name, content] of await download(owner)) await writeFile(join(folder, name), content);
    return readVerdictTruth(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('[VD-06] what was settled is saved as a truth set, and an engine is measured by it', async () => {
  const ada = await given.user();
  analyzer.verdicts = [
    about('Runs the night shift'),
    about('Drives a forklift', { verdict: 'not_mentioned', type: 'license', quotes: [] }),
    about('Fluent German', { kind: 'nice', type: 'language' }),
    about('Travels', { kind: 'logistics', type: 'logistics', of: 0 }),
    about('Experience as Shift Leader', { type: 'title' }),
  ];
  const { job, resume, path } = await matched(ada);
  const other = await matched(ada);
  const settled = (id: string, verdict: string, some: object = {}) => ({
    resume_id: resume.id,
    requirement_id: id,
    verdict,
    ...some,
  });
  const [start, end] = [TEXT.indexOf('Drives'), TEXT.length];
  const reply = await as(ada).post(`${path}/verdicts`, {
    settlements: [
      settled('runs-the-night-shift', 'met'),
      settled('drives-a-forklift', 'partly', { quote: { start, end } }),
      settled('fluent-german', 'not_met'),
    ],
  });
  expect(reply.status).toBe(200);
  await as(ada).post(`${other.path}/verdicts`, {
    settlements: [{ resume_id: other.resume.id, requirement_id: 'runs-the-night-shift', verdict: 'not_met' }],
  });
  await as(ada).post(`${path}/resumes/${resume.id}/override`, { verdict: 'strong', reason: 'Long talk.' });

  const truth = await truthOf(ada);

  expect(truth).toHaveLength(2);
  const posting = truth.find(({ id }) => id === job.id);
  expect(posting).toMatchObject({
    job: { title: 'Shift Leader', description: POSTING },
    requirements: [
      { text: 'Runs the night shift', kind: 'must', group: 'stated' },
      { text: 'Drives a forklift', kind: 'must', group: 'named' },
      { text: 'Fluent German', kind: 'nice', group: 'named' },
      { text: 'Travels', kind: 'must', group: 'logistics' },
    ],
    applicants: [{ id: resume.id, fit: 4, document: { text: TEXT } }],
  });
  const labels = [...(posting?.applicants[0]?.labels.values() ?? [])];
  expect(labels.map(({ verdict, quotes }) => [verdict, quotes])).toEqual([
    ['met', ['Ran the night shift']],
    ['partly', ['Drives a reach truck.']],
    ['not_met', ['Ran the night shift']],
  ]);
  const another = truth.find(({ id }) => id === other.job.id);
  expect(another?.applicants).toMatchObject([{ id: other.resume.id, fit: null }]);
  expect([...(another?.applicants[0]?.labels.values() ?? [])]).toMatchObject([{ verdict: 'not_met' }]);

  const { reading, verdicts } = await measureVerdicts(analyzer, truth);
  expect(reading).toMatchObject({ marked: 8, found: 8 });
  expect(verdicts.map(({ asked, reader }) => [asked, reader])).toEqual(
    expect.arrayContaining([
      ['Runs the night shift', 'met'],
      ['Drives a forklift', 'partly'],
      ['Fluent German', 'not_met'],
      ['Runs the night shift', 'not_met'],
    ]),
  );
  expect(verdicts).toHaveLength(4);
});

test('[VD-06] where nothing was settled the truth set is empty', async () => {
  const ada = await given.user();
  analyzer.verdicts = null;
  await matched(ada);

  expect([...(await download(ada)).values()].join('')).toBe('');
  expect(await truthOf(ada)).toEqual([]);
});

test('[AP-01] a truth set holds nothing of another, and blind mode withholds it', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  analyzer.verdicts = [about('Runs the night shift')];
  const { resume, path } = await matched(ada);
  await as(ada).post(`${path}/verdicts`, {
    settlements: [{ resume_id: resume.id, requirement_id: 'runs-the-night-shift', verdict: 'met' }],
  });

  expect([...(await download(grace)).values()].join('')).toBe('');
  expect(await anyone.get(PATH)).toMatchObject({ status: 401 });
  await as(ada).put('/api/blind', { on: true });
  expect(await as(ada).get(PATH)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
