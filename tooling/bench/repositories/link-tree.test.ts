import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkTree } from './link-tree.ts';

test('a linked tree has the same files, and links within it lead to its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-link-tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  mkdirSync(join(from, 'kit/.bin'), { recursive: true });
  writeFileSync(join(from, 'kit/main.js'), 'run()');
  symlinkSync('../main.js', join(from, 'kit/.bin/run'));

  linkTree(from, to);
  rmSync(from, { recursive: true });

  expect(readFileSync(join(to, 'kit/.bin/run'), 'utf8')).toBe('run()');
  expect(statSync(join(to, 'kit/main.js')).isFile()).toBe(true);
});
