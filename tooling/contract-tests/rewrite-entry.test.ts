import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import { rewriteEntry } from './rewrite-entry.ts';

test('a rewritten entry of a release leaves no compressed copy of the one before, which would be served instead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rewrite-entry-'));
  const file = join(folder, 'remoteEntry.js');
  for (const copy of ['', '.br', '.gz']) writeFileSync(file + copy, 'start();');

  rewriteEntry(folder, aRemoteRelease({ entry: 'remoteEntry.js' }), (entry) => `fail();${entry}`);

  expect(readFileSync(file, 'utf8')).toBe('fail();start();');
  expect(['.br', '.gz'].filter((copy) => existsSync(file + copy))).toEqual([]);
});
