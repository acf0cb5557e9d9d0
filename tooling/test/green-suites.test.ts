import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { forgetHashes } from './content-hash.ts';
import { GreenSuites } from './green-suites.ts';
import { runAsked, type SuitesResult } from './run-asked.ts';

/** Inside of the checkout, where git knows its files; gone after each test. */
let folder = '';
let suites: { name: string; inputs: string[]; prefix: string }[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(import.meta.dirname, 'fixtures/green-'));
  suites = ['jobs', 'billing'].map((name) => {
    edit(name, 'as it was');
    const path = relative(WORKSPACE, join(folder, `${name}.ts`));
    return { name, inputs: [path], prefix: path };
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function edit(name: string, text: string): void {
  writeFileSync(join(folder, `${name}.ts`), text);
  forgetHashes();
}

/** A later `npm test`, and which suites it ran. */
async function runAgain(found: Partial<SuitesResult> = {}, isIgnored = false) {
  const ran: string[] = [];
  const green = new GreenSuites({ isIgnored, file: join(folder, 'green.log') });
  const result = await runAsked({ step: 'unit', suites: () => suites, green }, async (asked) => {
    ran.push(...asked.map(({ name }) => name));
    return { passed: 1, failed: 0, output: '', ...found };
  });
  return { ran, note: result.note };
}

test('what was green and is unchanged is left out, and the line says so', async () => {
  const first = await runAgain();
  const second = await runAgain();

  expect(first.ran).toEqual(['jobs', 'billing']);
  expect(second).toEqual({ ran: [], note: 'unchanged since it was green' });
});

test('what a changed file belongs to runs again, and the rest does not', async () => {
  await runAgain();
  edit('billing', 'as it is now');

  expect(await runAgain()).toEqual({
    ran: ['billing'],
    note: '1 of 2 parts are unchanged since they were green',
  });
});

test('what was red runs again although nothing changed', async () => {
  await runAgain({ failed: 1, failedFiles: [suites[0]?.prefix ?? ''] });

  expect((await runAgain()).ran).toEqual(['jobs']);
});

test('all were red when nobody knows where a run failed', async () => {
  await runAgain({ failed: 1 });

  expect((await runAgain()).ran).toEqual(['jobs', 'billing']);
});

test('everything runs where what was green is ignored', async () => {
  await runAgain();

  expect((await runAgain({}, true)).ran).toEqual(['jobs', 'billing']);
});
