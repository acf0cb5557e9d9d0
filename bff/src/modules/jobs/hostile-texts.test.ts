import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPool } from '@shortlist/engine/pool.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/support/test-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'shortlist-hostile-'));
const endless = join(folder, 'endless.mjs');
await writeFile(endless, 'export function skills() { for (;;); }');

const engine = createPool({ threads: 1 });
const server = await startTestServer({ engine });
const busyEngine = createPool({ threads: 1, timeoutMs: 2000, module: pathToFileURL(endless) });
const busyServer = await startTestServer({ engine: busyEngine });

afterAll(async () => {
  await Promise.all([server.close(), busyServer.close(), engine.close(), busyEngine.close()]);
  await rm(folder, { recursive: true });
});

const SKILLS = '/api/jobs/skills';
const LINE_BREAKS = '\n'.repeat(49_000);

test('a text of nothing but line breaks is looked through like any other', async () => {
  const ada = await server.given.user();

  const reply = await server.as(ada).post(SKILLS, { title: 'Cook', text: `${LINE_BREAKS}- Go` });

  expect(reply).toMatchObject({ status: 200, body: { skills: [{ name: 'Go' }] } });
});

test('a position of nothing but line breaks is matched like any other', async () => {
  const ada = await server.given.user();
  const job = await server.given.job({ owner: ada, description: `${LINE_BREAKS}- Five years with Go` });
  const resume = await server.given.resume({ owner: ada });

  const reply = await server.as(ada).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`);

  expect(reply).toMatchObject({ status: 200 });
});

test('while one text is looked through others are answered, and it ends at its deadline with a sentence', async () => {
  const ada = await busyServer.given.user();
  let isOver = false;
  const asked = busyServer
    .as(ada)
    .post(SKILLS, { text: 'Go' })
    .finally(() => {
      isOver = true;
    });

  expect(await busyServer.as(ada).get('/api/jobs')).toMatchObject({ status: 200 });
  expect(isOver).toBe(false);

  expect(await asked).toMatchObject({
    status: 504,
    body: { code: 'timeout', error: 'This text took too long to read. Shorten it and try again.' },
  });
});
