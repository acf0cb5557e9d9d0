import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeChannels, lineOf, type ReleaseStorage, toStable } from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runReleaseCommand } from './commands.ts';
import { placeIn } from './release-package.ts';

/** The compiler may have to build the remote first. */
vi.setConfig({ testTimeout: 120_000 });

let data: string;
let place: ReleaseStorage;
let said: string[];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'commands-test-'));
  place = placeIn(data);
  said = [];
});
afterEach(() => rmSync(data, { recursive: true }));

const releaseNew = () =>
  runReleaseCommand({ name: 'new', packages: ['mfe-billing'] }, place, (line) => said.push(line));
const stableNow = async () =>
  lineOf((await place.readChannels()).channels, 'mfe-billing').stable?.version ?? '';

test('[TM-04] new releases a version once, and undoes nothing that a person did since', async () => {
  await releaseNew();
  const version = await stableNow();
  expect(said).toContain(`mfe-billing ${version} is live`);
  await releaseNew();
  expect(await stableNow()).toBe(version);
  const older = { version: '0.9.0-older', since: new Date().toISOString(), by: 'Ada', commit: null };
  await changeChannels(place, (channels) => toStable(channels, 'mfe-billing', older));

  await releaseNew();

  expect(await stableNow()).toBe(older.version);
  expect(said.slice(-2)).toEqual([
    `mfe-billing ${version} was released before. To make it live: npm run release -- mfe-billing`,
    'Nothing was built that was not released before: what is live stays.',
  ]);
});
