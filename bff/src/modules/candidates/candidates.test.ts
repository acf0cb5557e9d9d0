// @module-tag postgres: people are put together out of arrays and JSON, and erased under locks.
import { readFile } from 'node:fs/promises';
import { candidates, scores } from '@shortlist/api-contract';
import { listZip, readZipEntry } from '@shortlist/engine/extraction/word/zip.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { dump } from '../../../test/access/dump.ts';
import { allKeys } from '../../../test/support/all-keys.ts';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { CANDIDATE_PARTS } from './export-candidate.ts';
import { zipOf } from './zip-archive.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, deps, origin } = server;

const REASON = 'Ines Okafor convinced me on the phone.';

/** A person of whom there is something of every kind. */
async function someone(owner: TestUser) {
  const [job, resume] = [await given.job({ owner }), await given.resume({ owner, notes: 'Called Ines.' })];
  await deps.storage.put(resume.storageKey, FILES.smallPdf);
  await given.analysis({ owner, resume });
  await given.match({ owner, job, resume });
  await as(owner).post(`/api/ai/jobs/${job.id}/verdicts`, {
    settlements: [{ resume_id: resume.id, requirement_id: 'r1', verdict: 'not_met', reason: REASON }],
  });
  await as(owner).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/override`, {
    verdict: 'strong',
    reason: REASON,
  });
  await as(owner).put(`/api/jobs/${job.id}/resumes/${resume.id}/outcome`, { interviewed_on: '2026-11-02' });
  await deps.database.fork().execute(
    `insert into blind_log (id, owner_id, event, resume_id, reason, happened_at)
        values (gen_random_uuid(), ?, 'reveal', ?, ?, now())`,
    [owner.id, resume.id, REASON],
  );
  await deps.database.fork().execute(
    `insert into declared_groups (id, owner_id, resume_id, groups, declared_at)
        values (gen_random_uuid(), ?, ?, '{"age": "40 or older"}', now())`,
    [owner.id, resume.id],
  );
  await as(owner).post('/api/batches', { kind: 'match', job_id: job.id, resume_ids: [resume.id] });
  return { job, resume, path: `/api/candidates/${resume.id}` };
}

const HELD = {
  resumes: 1,
  analyses: 1,
  matches: 1,
  outcomes: 1,
  overrides: 1,
  settled_verdicts: 1,
  log_entries: 4,
};
const Export = z.looseObject({
  resumes: z.array(z.looseObject({ text: z.string() })),
  matches: z.array(z.looseObject({})),
});

test('before anything goes, it is said how much there is', async () => {
  const ada = await given.user();
  const { path } = await someone(ada);

  expect(read(candidates.holdings.response, await as(ada).get(`${path}/holdings`))).toEqual(HELD);
});

test('an erased candidate is gone everywhere, but for scores without a person and a receipt', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const { resume, path } = await someone(ada);
  await someone(grace);
  const before = (await dump(deps)).filter((row) => row.includes(grace.id));

  const receipt = read(candidates.erase.response, await as(ada).post(`${path}/erase`));

  expect(receipt).toMatchObject({ cause: 'request', removed: HELD });
  const left = await dump(deps);
  expect(
    left.filter((row) => row.includes(resume.id) || (row.includes(REASON) && row.includes(ada.id))),
  ).toEqual([]);
  expect(await allKeys(deps.storage)).not.toContain(resume.storageKey);
  const log = read(scores.log.response, await as(ada).get('/api/scores/log')).entries;
  expect(log.map(({ kind, score, reason, resume_id }) => ({ kind, score, reason, resume_id }))).toEqual([
    { kind: 'override', score: null, reason: null, resume_id: null },
    { kind: 'verdict', score: expect.any(Number), reason: null, resume_id: null },
    { kind: 'match', score: 0.8, reason: null, resume_id: null },
    { kind: 'analysis', score: 0.8, reason: null, resume_id: null },
  ]);
  expect(read(candidates.erasures.response, await as(ada).get('/api/candidates/erasures')).erasures).toEqual([
    receipt,
  ]);
  expect(left.filter((row) => row.includes(grace.id))).toEqual(before);
  expect(await as(ada).post(`${path}/erase`)).toMatchObject({ status: 404 });
});

test('the lines of one erased person stay together, and apart from those of another', async () => {
  const ada = await given.user();
  const people = [await someone(ada), await someone(ada)];

  for (const { path } of people) await as(ada).post(`${path}/erase`);

  const groups = await deps.database
    .fork()
    .execute<{ n: number }[]>(
      'select count(*)::int as n from score_log where owner_id = ? and resume_id is null group by subject',
      [ada.id],
    );
  expect(groups).toEqual([{ n: 4 }, { n: 4 }]);
});

test('an export is an archive of the file as it was uploaded and of everything else as one document', async () => {
  const ada = await given.user();
  const { resume, path } = await someone(ada);

  const reply = await fetch(`${origin}${path}/export`, { headers: { cookie: ada.cookie } });
  const archive = Buffer.from(await reply.arrayBuffer());

  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="candidate-${resume.id}.zip"`);
  const entries = listZip(archive) ?? [];
  expect(entries.map(({ name }) => name)).toEqual(['candidate.json', `files/${resume.id}/ada.pdf`]);
  const [document, file] = entries.map((entry) => readZipEntry(archive, entry));
  expect(file).toEqual(await readFile(FILES.smallPdf));
  const told = Export.parse(JSON.parse(String(document)));
  expect(told).toMatchObject({
    resumes: [{ id: resume.id, notes: 'Called Ines.', text: resume.text }],
    analyses: [{ resume_id: resume.id }],
    matches: [
      {
        resume_id: resume.id,
        position: 'Engineer',
        result: { requirements: [{ quotes: [{ text: 'Ada' }] }] },
      },
    ],
    overrides: [{ verdict: 'strong', reason: REASON }],
    settled_verdicts: [{ requirement_id: 'r1', verdict: 'not_met', reason: REASON }],
    outcomes: [{ interviewed_on: '2026-11-02' }],
    score_log: expect.arrayContaining([
      expect.objectContaining({ kind: 'analysis', score: 0.8 }),
      expect.objectContaining({ kind: 'override', reason: REASON }),
    ]),
  });
  expect(String(document)).not.toContain(resume.storageKey);
});

test('an export goes on without a file that is not there any more', async () => {
  const ada = await given.user();
  const { resume, path } = await someone(ada);
  await deps.storage.remove(resume.storageKey);

  const reply = await fetch(`${origin}${path}/export`, { headers: { cookie: ada.cookie } });
  const archive = Buffer.from(await reply.arrayBuffer());

  expect((listZip(archive) ?? []).map(({ name }) => name)).toEqual(['candidate.json']);
});

test('every table that says of which resume it is has its part in an export', async () => {
  const tables = await deps.database.fork().execute<{ name: string }[]>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'resume_id'`,
  );
  // How far a batch is, what resumes are found, compared and matched by, and the retention that stands with the resume.
  const aside = ['batch_items', 'resume_words', 'resume_prints', 'resume_readings', 'resume_retention'];

  const names = tables.map(({ name }) => name).filter((name) => !aside.includes(name));
  expect(Object.keys(CANDIDATE_PARTS)).toEqual(expect.arrayContaining(names));
});

test('the same files make the same archive', () => {
  const files = [{ name: 'Zoë.txt', content: Buffer.from('Zoë') }];

  expect(zipOf(files)).toEqual(zipOf(files));
  expect(listZip(zipOf(files))?.map(({ name, size }) => [name, size])).toEqual([['Zoë.txt', 4]]);
});

test('[AP-01] nobody exports or erases the candidate of another', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const { path } = await someone(ada);

  for (const caller of [as(grace), anyone]) {
    const status = caller === anyone ? 401 : 404;
    expect(await caller.get(`${path}/holdings`)).toMatchObject({ status });
    expect(await caller.get(`${path}/export`)).toMatchObject({ status });
    expect(await caller.post(`${path}/erase`)).toMatchObject({ status });
  }
  expect(read(candidates.holdings.response, await as(ada).get(`${path}/holdings`))).toEqual(HELD);
});
