import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BLIND_MASK } from '@shortlist/api-contract';
import { engineTasks } from '@shortlist/engine';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { createPool } from '@shortlist/engine/pool.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';
import type { HiddenResume } from '../modules/blind/hidden-resumes.ts';
import { createTextWork, SHORT, TEXT_WORKER } from './text-work.ts';

const folder = await mkdtemp(join(tmpdir(), 'shortlist-text-'));
const endless = join(folder, 'endless.mjs');
await writeFile(endless, 'export function maskReply() { for (;;); }');
const pool = createPool({ threads: 1, timeoutMs: 300_000, module: TEXT_WORKER });
const busyPool = createPool({ threads: 1, timeoutMs: 2_000, module: pathToFileURL(endless) });
const server = await startTestServer({ textWork: createTextWork(busyPool) });

afterAll(async () => {
  await Promise.all([server.close(), pool.close(), busyPool.close()]);
  await rm(folder, { recursive: true });
});

const LONG = 'Grace Okafor looked after the wards of St Brannock.\n'.repeat(SHORT / 40);

const GRACE: HiddenResume = {
  id: '0199d3a0-0000-7000-8000-000000000001',
  file_name: 'cv.pdf',
  candidate_name: 'Grace Okafor',
  extracted_name: 'Grace Okafor',
  email: 'grace@example.com',
  phone: null,
  extracted_email: null,
  extracted_phone: null,
  links: [],
  is_revealed: false,
  text: LONG,
  blocks: [],
};

test('what is made of a long text in a thread is what is made of it at once', async () => {
  const [inThread, here] = [createTextWork(pool), createTextWork(null)];
  const masked = { call: 'resumes.document', reply: { resume_id: GRACE.id, text: LONG }, resumes: [GRACE] };
  const printed = { text: LONG, ownerId: 'ada' };
  const changed = { stored: LONG, sent: `${LONG}${BLIND_MASK}`, candidate: GRACE };

  expect(await inThread.maskReply(masked)).toEqual(await here.maskReply(masked));
  expect(JSON.stringify(await inThread.maskReply(masked))).not.toContain('Okafor');
  expect(await inThread.printText(printed)).toEqual(await here.printText(printed));
  await expect(inThread.restoreNotes(changed)).rejects.toMatchObject({ code: 'conflict' });
});

test('[VD-02] the threads do all that the engine does', async () => {
  const job = { title: 'Night Planner', description: 'Requirements\n- Fluent German', skillTags: [] };

  expect(await pool.requirements(job)).toEqual(await createLocalAnalyzer().requirements(job));
  expect(Object.keys({ ...(await import('./worker.ts')), task: null })).toEqual(
    expect.arrayContaining(Object.keys(engineTasks)),
  );
});

test('no thread is asked about short text', async () => {
  const work = createTextWork({ run: () => Promise.reject(new Error('A thread was asked.')) });

  expect(await work.printText({ text: 'a word '.repeat(100), ownerId: 'ada' })).not.toBeNull();
  await expect(work.printText({ text: LONG, ownerId: 'ada' })).rejects.toThrow('A thread was asked.');
});

test('while a long resume is hidden others are answered, and it ends at its deadline with a sentence', async () => {
  const ada = await server.given.user();
  const resume = await server.given.resume({ owner: ada, text: LONG });
  await server.as(ada).put('/api/blind', { on: true });
  let isOver = false;
  const asked = server
    .as(ada)
    .get(`/api/resumes/${resume.id}/document`)
    .finally(() => {
      isOver = true;
    });

  expect(await server.as(ada).get('/api/jobs')).toMatchObject({ status: 200 });
  expect(isOver).toBe(false);

  expect(await asked).toMatchObject({ status: 504, body: { code: 'timeout' } });
});
