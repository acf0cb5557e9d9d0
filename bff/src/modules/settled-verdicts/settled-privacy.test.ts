// @module-tag postgres: what was settled goes with the candidate.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../../test/support/test-server.ts';
import { about, REASON, settledScene, TEXT, VERDICTS } from './testing/settled-scene.ts';

const server = await startTestServer({ works: 'here' });
afterAll(() => server.close());
const { given, as, analyzer, deps } = server;
const { matched, logOf } = settledScene(server);
beforeEach(() => {
  analyzer.verdicts = VERDICTS;
});

test('[VD-05] in blind mode neither the words nor the reason tell who it is', async () => {
  const grace = await given.user({ username: 'Grace' });
  const { settle, latest } = await matched(grace);
  const quote = { start: 0, end: TEXT.indexOf('\n') };
  await settle({ requirement_id: 'silent', verdict: 'met', reason: REASON, quote });

  await as(grace).put('/api/blind', { on: true });

  const settled = about(await latest(), 'silent')?.settled;
  expect(settled).toMatchObject({ verdict: 'met', actor: 'Grace', quote });
  expect(JSON.stringify([settled, await logOf(grace)])).not.toMatch(/Ada|Lovelace/);
});

test('[AP-01] what was settled is exported and goes with the candidate; the log keeps scores without a person', async () => {
  const grace = await given.user();
  const { resume, settle } = await matched(grace);
  await settle({ requirement_id: 'met', verdict: 'not_met', reason: REASON });
  const row = {
    resume_id: resume.id,
    requirement_id: 'met',
    verdict: 'not_met',
    read_as: 'met',
    reason: REASON,
  };

  const { body } = await as(grace).get('/api/account/export');
  expect(body).toMatchObject({ settled_verdicts: [row] });
  const held = await as(grace).get(`/api/candidates/${resume.id}/holdings`);
  expect(held.body).toMatchObject({ settled_verdicts: 1 });
  await as(grace).post(`/api/candidates/${resume.id}/erase`);

  const left = await deps.database
    .fork()
    .execute('select id from settled_verdicts where owner_id = ?', [grace.id]);
  expect(left).toEqual([]);
  const [line] = await logOf(grace);
  expect(line).toMatchObject({ kind: 'verdict', resume_id: null, reason: null, requirement: { id: 'met' } });
});
