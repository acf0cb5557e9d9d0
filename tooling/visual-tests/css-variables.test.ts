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
  const { undefinedNames, unusedNames, unusedTokens, strayNumbers } = checkVariables(
    join(import.meta.dirname, '..', '..'),
  );

  expect(undefinedNames).toEqual([]);
  expect(unusedNames).toEqual([]);
  expect(unusedTokens).toEqual([]);
  expect(strayNumbers).toEqual([]);
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

test('a step of the space scale may wait for its use', () => {
  write('design-system/src/tokens/tokens.css', ':root { --space-24: 96px; --z-toast: 120; }');

  expect(checkVariables(root).unusedTokens).toEqual(['--z-toast']);
});

test('a page changes at a breakpoint, and at no other width', () => {
  write(
    'design-system/src/tokens/tokens.css',
    ':root { --breakpoint-phone: 640px; --breakpoint-desk: 1100px; }',
  );
  write(
    'shell/src/page.module.css',
    '@media (width < 640px) {} @media (pointer: coarse) and (max-width: 700px) {} @container (width < 420px) {}',
  );

  const report = checkVariables(root);

  expect(report.strayNumbers).toEqual(['700px, shell/src/page.module.css']);
  expect(report.unusedTokens).toEqual(['--breakpoint-desk']);
});

test('a z-index outside the order of the tokens is found', () => {
  write('shell/src/page.module.css', '.over { z-index: 9999; } .tokened { z-index: var(--z-dialog); }');

  expect(checkVariables(root).strayNumbers).toEqual(['z-index: 9999, shell/src/page.module.css']);
});
