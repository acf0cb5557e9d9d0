import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAnalyzer } from '@shortlist/engine/create-analyzer.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { createUsageBook } from '@shortlist/engine/openai/usage-store.ts';
import { createPool, type PooledAnalyzer } from '@shortlist/engine/pool.ts';
import { afterAll, expect, test } from 'vitest';
import { answerFromText, answering } from '../support/model-server.ts';
import { JOB, model, settings, TEXT } from './openai-scene.ts';

const folder = await mkdtemp(join(tmpdir(), 'shortlist-model-'));
const endless = join(folder, 'endless.mjs');
await writeFile(endless, 'export const analysisMessage = () => { for (;;); };');
const pool = createPool({ threads: 1, timeoutMs: 300_000 });
const busyPool = createPool({ threads: 1, timeoutMs: 2_000, module: pathToFileURL(endless) });
afterAll(async () => {
  await Promise.all([pool.close(), busyPool.close()]);
  await rm(folder, { recursive: true });
});

const DOCUMENT = { ...documentFromText(TEXT), asOf: '2026-11' };
const POSITION = { ...JOB, skillTags: [] };

function engineOf(local: PooledAnalyzer, tasks?: PooledAnalyzer['model']) {
  const log = { warn: () => {}, error: () => {} };
  return createAnalyzer(
    { kind: 'openai', model: settings },
    { local, book: createUsageBook(), log, ...(tasks === undefined ? {} : { tasks }) },
  );
}

test('[AI-01] what a model is asked, and what is made of it, is the same in a thread', async () => {
  model.respond((request) => answering(answerFromText(request)));
  const [here, inThread] = [engineOf(pool), engineOf(pool, pool.model)];

  const results = [await inThread.analyze(DOCUMENT), await inThread.match(DOCUMENT, POSITION)];

  expect(results).toEqual([await here.analyze(DOCUMENT), await here.match(DOCUMENT, POSITION)]);
  expect(results.map(({ engine }) => engine)).toMatchObject([
    { name: 'openai', note: null },
    { name: 'openai', note: null },
  ]);
});

test('a question that takes too long to make ends at the deadline, and no model is asked', async () => {
  model.requests.length = 0;

  const analyzing = engineOf(pool, busyPool.model).analyze(DOCUMENT);

  await expect(analyzing).rejects.toMatchObject({ code: 'timeout' });
  expect(model.requests).toEqual([]);
});
