import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import { expect, onTestFinished, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import type { BuildToCheck } from './rule.ts';
import { scopeOf } from './scope-of-changes.ts';
import { aBuild } from './testing/a-context.ts';

const LIST = { js: ['list.aaaaaaaaaa.js'], css: ['list.aaaaaaaaaa.css'] };
const DETAIL = { js: ['detail.aaaaaaaaaa.js'], css: [] };
const BOARD = { js: ['board.aaaaaaaaaa.js'], css: [] };
const page = { widgets: [], slots: [], shared: [] };

const before = (change: Partial<RemoteRelease> = {}): RemoteRelease =>
  aRemoteRelease({
    version: '1.0.0-1111111111',
    pages: [
      { path: '/joblist', ...LIST, ...page },
      { path: '/joblist/:id', ...DETAIL, ...page },
    ],
    exposes: { './Board': { ...BOARD, shared: [] } },
    integrity: {
      'remoteEntry.js': 'sha384-entry',
      'list.aaaaaaaaaa.js': 'sha384-list',
      'list.aaaaaaaaaa.css': 'sha384-styles',
      'detail.aaaaaaaaaa.js': 'sha384-detail',
      'board.aaaaaaaaaa.js': 'sha384-board',
      'async.aaaaaaaaaa.js': 'sha384-async',
    },
    ...change,
  });

/** The same with a file of another name and content. */
function withNew(file: string): RemoteRelease {
  const release = before();
  const changed = file.replace('aaaaaaaaaa', 'bbbbbbbbbb');
  const text = JSON.stringify({ ...release, version: '1.0.0-2222222222', commit: 'c0ffee' });
  const next = JSON.parse(text.replaceAll(file, changed)) as RemoteRelease;
  return { ...next, integrity: { ...next.integrity, [changed]: 'sha384-new' } };
}

function built(release: RemoteRelease, entry = JSON.stringify(release.integrity)): BuildToCheck {
  const folder = mkdtempSync(join(tmpdir(), 'scope-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, release.entry), entry);
  return aBuild(release, folder);
}

const places = { list: [...LIST.js, ...LIST.css], detail: ['detail.bbbbbbbbbb.js'], board: BOARD.js };

test('[TM-04] before a release is tried what its changes touch, and after it the rest with the ways to fail', async () => {
  const [next, proven] = [built(withNew('detail.aaaaaaaaaa.js')), built(before())];

  const first = await scopeOf('before', next, proven);
  const rest = await scopeOf('after', next, proven);

  const tried = (scope: typeof first) => Object.entries(places).filter(([, files]) => scope?.includes(files));
  expect(tried(first).map(([name]) => name)).toEqual(['detail']);
  expect(tried(rest).map(([name]) => name)).toEqual(['list', 'board']);
  expect([first?.withFaults, rest?.withFaults]).toEqual([false, true]);
});

test('[TM-04] a part that is loaded later, a promise to others, or another container may touch everything', async () => {
  const proven = built(before());
  const other = { version: '1.0.0-2222222222' };

  expect(await scopeOf('before', built(withNew('async.aaaaaaaaaa.js')), proven)).toBeNull();
  expect(await scopeOf('before', built(before({ ...other, prefixes: ['/jobs'] })), proven)).toBeNull();
  expect(await scopeOf('before', built(before(other), 'another container'), proven)).toBeNull();
  expect(await scopeOf('before', built(before(other)), proven)).not.toBeNull();
});
