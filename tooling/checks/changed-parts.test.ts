import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import { changedParts } from './changed-parts.ts';
import { aBuild } from './testing/a-context.ts';

const board = { js: ['board.1111111111.js'], css: [], shared: ['react'] };
const whole = { pages: ['/joblist', '/joblist/:id'], widgets: ['Board', 'List'] };
const remote = (overrides: Partial<RemoteRelease> = {}): RemoteRelease =>
  aRemoteRelease({ exposes: { './routes': board, './Board': board, './List': board }, ...overrides });

function built(release: RemoteRelease, entry: string) {
  const folder = mkdtempSync(join(tmpdir(), 'parts-test-'));
  writeFileSync(join(folder, 'remoteEntry.js'), entry);
  return aBuild(release, folder);
}

const before = built(remote(), 'load({"board":"1111111111"},"sha384-' + 'a'.repeat(64) + '")');

test('[TM-04] only pages and widgets that hold something else have changed', async () => {
  const [list, detail] = remote().pages;
  const now = remote({
    pages: [list, { ...detail, js: ['detail.2.js'] }].flatMap((page) => page ?? []) as RemoteRelease['pages'],
    exposes: { './routes': board, './Board': board, './List': { ...board, js: ['list.2222222222.js'] } },
  });
  const entry = 'load({"board":"2222222222"},"sha384-' + 'b'.repeat(64) + '")';

  expect(await changedParts(built(now, entry), before)).toEqual({
    pages: ['/joblist/:id'],
    widgets: ['List'],
  });
});

test('[TM-04] all parts have changed with code of the entry, with what the remote needs, and for the first version', async () => {
  const entry = 'load({"board":"1111111111"},"sha384-' + 'a'.repeat(64) + '")';
  const needs = remote({ shared: { react: { range: '^20.0.0', singleton: true } } });

  expect(await changedParts(built(remote(), `start();${entry}`), before)).toEqual(whole);
  expect(await changedParts(built(needs, entry), before)).toEqual(whole);
  expect(await changedParts(built(remote(), entry), null)).toEqual(whole);
  expect(await changedParts(built(remote(), entry), before)).toEqual({ pages: [], widgets: [] });
});
