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

test('a file whose process is ended by a signal is run again, and the note says so', async () => {
  const { passed, failed, note } = await runVitest(words, { DIED_FILE: join(folder, 'died') });

  expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
  expect(note).toBe('run again: tooling/test/fixtures/process.dying.ts, whose process SIGSEGV ended.');
});

test('one that is ended a second time is a failure', async () => {
  const env = { DIED_FILE: join(folder, 'died'), DIES_AGAIN: 'yes' };

  const { failed, output } = await runVitest(words, env);

  expect(failed).toBeGreaterThan(0);
  expect(output).toContain('SIGSEGV');
});
