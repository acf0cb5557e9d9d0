import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, type ReleaseStorage, THE_CHECKS } from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { findBrowser } from '../bootstrap/browser.mjs';
import { checkWhole } from './check-whole.ts';
import { placeIn, releaseTogether } from './release-package.ts';
import { aBuild } from './testing/a-build.ts';

const OLD = '1.0.0-bbbbbbbbbb';
const NEW = '1.1.0-cccccccccc';

let folder: string;
let place: ReleaseStorage;

/** Without a browser the rules that need one are broken, which is the quickest way to a release that fails after it. */
beforeEach(async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROME_PATH', '');
  folder = mkdtempSync(join(tmpdir(), 'check-whole-'));
  place = placeIn(folder);
  const builds = [aShellRelease(), aRemoteRelease({ version: OLD })].map((each) => aBuild(folder, each));
  await releaseTogether(builds, place, { by: 'Ada', signer: null });
});
afterEach(() => vi.unstubAllEnvs());

const released = { package: 'mfe-jobs', version: NEW };
const releaseNew = (percent?: number) =>
  releaseTogether([aBuild(folder, aRemoteRelease({ version: NEW }))], place, {
    percent,
    by: 'Ada',
    signer: null,
  });
const channelsNow = async () => (await place.readChannels()).channels;

test('[TM-04] a release that fails after it went live makes way for the version before, and the record says why', async () => {
  expect(findBrowser()).toBeFalsy();
  await releaseNew();

  const checking = checkWhole(place, [released], () => {});

  await expect(checking).rejects.toThrow(`mfe-jobs ${NEW} was taken back: ${OLD} is live.`);
  const channels = await channelsNow();
  const line = lineOf(channels, 'mfe-jobs');
  expect(line.stable).toMatchObject({ version: OLD, by: THE_CHECKS });
  expect(line.demotions).toMatchObject([{ version: NEW, channel: 'stable' }]);
  expect(line.verdicts).toEqual([]);
  expect(channels.history[0]).toMatchObject({ by: THE_CHECKS, why: expect.stringContaining('No browser') });
});

test('[TM-04] a canary that fails is withdrawn', async () => {
  await releaseNew(10);

  await expect(checkWhole(place, [released], () => {})).rejects.toThrow('was taken back');

  const line = lineOf(await channelsNow(), 'mfe-jobs');
  expect([line.stable?.version, line.canary]).toEqual([OLD, null]);
});
