import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkVariables } from './css-variables.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'css-variables-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('no style sheet of the product reads a variable that is set nowhere, or sets one that is never read', () => {
  const { undefinedNames, unusedNames } = checkVariables(join(import.meta.dirname, '..', '..'));

  expect(undefinedNames).toEqual([]);
  expect(unusedNames).toEqual([]);
});

test('a misspelt variable is found with its file', () => {
  write('design-system/src/tokens/tokens.css', ':root { --ink-strong: black; }');
  write('mfe-jobs/src/job.module.css', '.job { color: var(--ink-stronk); }');

  const report = checkVariables(root);

  expect(report.undefinedNames).toEqual(['--ink-stronk, mfe-jobs/src/job.module.css']);
  expect(report.unusedTokens).toEqual(['--ink-strong']);
});

test('a variable that a component sets and nobody reads is found', () => {
  write('shell/src/Page.tsx', `export const Page = () => <p style={{ '--lines': 3 }} />;`);

  expect(checkVariables(root).unusedNames).toEqual(['--lines, shell/src/Page.tsx']);
});

test('what a template reads counts for every variable of that beginning', () => {
  write('design-system/src/tokens/tokens.css', ':root { --type-hero: 1px; --type-body: 1px; }');
  write('design-system/src/Type.tsx', ['const style = { font: `var(--type-$', '{name})` };'].join(''));

  expect(checkVariables(root).unusedTokens).toEqual([]);
});
