import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, openReleasePlace, type ReleaseStorage } from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import { verifyRelease } from '../../shell/server/verify-release.ts';
import { sampleOf } from '../test/depth.ts';
import { readReleaseSettings } from './read-settings.ts';
import { releaseTogether } from './release-package.ts';
import { startBucket, type TestBucket } from './testing/a-bucket.ts';
import { aBuild } from './testing/a-build.ts';

const PATIENCE_MS = 900_000;
const program = join(import.meta.dirname, 'testing/release-program.ts');
const killer = join(import.meta.dirname, 'testing/kill-at-write.ts');

const small = { sizes: { 'remoteEntry.js': 1 } };
const old = aRemoteRelease({ version: '1.0.0-1111111111', ...small });
const next = aRemoteRelease({ version: '1.0.0-2222222222', ...small });

let folder: string;
let bucket: TestBucket;
let oldBuild: string;
let nextBuild: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-release-'));
  bucket = await startBucket();
  oldBuild = aBuild(folder, old);
  nextBuild = aBuild(folder, next);
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
});

/** What is compiled once need not be compiled by each of them. */
const quick = { NODE_COMPILE_CACHE: join(tmpdir(), 'shortlist-compile-cache'), RELEASED_BY: 'Ada' };

type Env = Readonly<Record<string, string>>;

/** Runs the release in a process of its own; true when it was killed. */
function isKilledAt(write: number, build: string, env: Env): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', killer, program, build], {
    env: { ...quick, PATH: process.env.PATH ?? '', TMPDIR: folder, ...env, KILL_AT: String(write) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(signal === 'SIGKILL');
      else reject(new Error(`The release ended with ${code ?? signal}.`));
    });
  });
}

/** The version that people get, once all of its files were found to be there and right. */
async function wholeLiveVersion(place: ReleaseStorage): Promise<string> {
  const version = lineOf((await place.readChannels()).channels, 'mfe-jobs').stable?.version ?? '';
  const copy = mkdtempSync(join(folder, 'fetched-'));
  expect(await place.fetchRelease('mfe-jobs', version, copy)).toBe(true);
  const release = await place.readRelease('mfe-jobs', version);
  if (release) verifyRelease(copy, release);
  return version;
}

interface Outcome {
  readonly isKilled: boolean;
  /** What was live after it. */
  readonly live: string;
}

/** A release after another, killed at a write, and then once more to its end. */
async function releaseKilledAt(write: number, env: Env): Promise<Outcome> {
  const place = await openReleasePlace(readReleaseSettings(env.DATA_DIR ?? '', env));
  await releaseTogether([oldBuild], place);

  const isKilled = await isKilledAt(write, nextBuild, env);
  const live = await wholeLiveVersion(place);
  await releaseTogether([nextBuild], place);

  expect(await wholeLiveVersion(place)).toBe(next.version);
  return { isKilled, live };
}

const places: readonly (readonly [string, (name: string) => Env])[] = [
  ['a folder', (name) => ({ DATA_DIR: join(folder, name) })],
  ['a bucket', (name) => ({ ...bucket.env, DATA_DIR: folder, RELEASES: `s3://releases/${name}` })],
];

/** Killed processes at a time. */
const AT_ONCE = 4;

test.each(sampleOf(places))(
  'a release into %s that is killed at any write leaves a whole version live, and the next release goes through',
  async (_, envOf) => {
    const outcomes: Outcome[] = [];
    while (outcomes.every(({ isKilled }) => isKilled)) {
      const writes = Array.from({ length: AT_ONCE }, (_, index) => outcomes.length + index + 1);
      outcomes.push(
        ...(await Promise.all(writes.map((write) => releaseKilledAt(write, envOf(`data-${write}`))))),
      );
    }

    // One write makes it live: before it everybody has the old version, after it the new one.
    const olds = outcomes.findIndex(({ live }) => live === next.version);
    expect(olds).toBeGreaterThanOrEqual(12);
    expect(outcomes.map(({ live }) => live)).toEqual(
      outcomes.map((_, index) => (index < olds ? old.version : next.version)),
    );
    expect(outcomes.slice(0, olds).every(({ isKilled }) => isKilled)).toBe(true);
  },
  PATIENCE_MS,
);
