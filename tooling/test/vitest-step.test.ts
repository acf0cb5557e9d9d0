import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runVitest } from './vitest-step.ts';

/** Each starts vitest twice. */
vi.setConfig({ testTimeout: 120_000 });

const words = [`--config=${join(import.meta.dirname, 'fixtures/dying.vitest.config.ts')}`];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-dying-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (env: Record<string, string>) => runVitest(words, { DIED_FILE: join(folder, 'died'), ...env });

test.each([
  ['signal', 'SIGSEGV ended its process'],
  [
    'a failure',
    '"comes to harm": AssertionError: comes to harm: expected true to be false // Object.is equality',
  ],
])('a file that came to harm by %s is run again, and the note says why', async (by, reason) => {
  const { passed, failed, note } = await run({ BY: by });

  expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
  expect(note).toBe(`run again: tooling/test/fixtures/process.dying.ts (${reason}).`);
});

test.each([
  ['signal', 'SIGSEGV'],
  ['a failure', 'comes to harm: expected true to be false'],
])('one that comes to harm by %s a second time is a failure', async (by, told) => {
  const { failed, output } = await run({ BY: by, DIES_AGAIN: 'yes' });

  expect(failed).toBeGreaterThan(0);
  expect(output).toContain(told);
});
