import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, openReleasePlace } from '@shortlist/shell/server';
import { afterEach, expect, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import { isThorough } from '../test/depth.ts';
import { readReleaseSettings } from './read-settings.ts';
import { startBucket, type TestBucket } from './testing/a-bucket.ts';
import { aBuild } from './testing/a-build.ts';

const ROUNDS = isThorough ? 100 : 20;
const PATIENCE_MS = 900_000;
const TEAMS = ['mfe-jobs', 'mfe-ai'];

const folder = mkdtempSync(join(tmpdir(), 'two-teams-'));
const opened: (ChildProcess | TestBucket)[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await ('kill' in each ? each.kill() : each.close());
  rmSync(folder, { recursive: true, force: true });
});

/** The process of a team; it releases each build that it is sent. */
async function startTeam(
  env: Readonly<Record<string, string>>,
): Promise<(build: string) => Promise<unknown>> {
  const child = fork(join(import.meta.dirname, 'testing/release-program.ts'), { env });
  opened.push(child);
  const heard = async () => (await once(child, 'message'))[0] as unknown;
  await heard();
  return (build) => {
    child.send(build);
    return heard();
  };
}

test.each(['a folder', 'a bucket'])(
  'two teams release into %s at the same moment, again and again: both are live each time',
  async (kind) => {
    const bucket = await startBucket();
    opened.push(bucket);
    const env = {
      PATH: process.env.PATH ?? '',
      RELEASED_BY: 'Ada',
      DATA_DIR: join(folder, 'data'),
      ...(kind === 'a bucket' ? bucket.env : {}),
    };
    const teams = await Promise.all(TEAMS.map(() => startTeam(env)));
    const place = await openReleasePlace(readReleaseSettings(env.DATA_DIR, env));

    const live: (string | undefined)[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const version = `1.0.0-${String(round).padStart(10, '0')}`;
      const builds = TEAMS.map((name) =>
        aBuild(
          folder,
          aRemoteRelease({ package: name, version, pages: [], prefixes: [], sizes: { 'remoteEntry.js': 1 } }),
        ),
      );
      const answers = await Promise.all(teams.map((release, index) => release(builds[index] ?? '')));
      expect(answers).toEqual(['released', 'released']);
      const { channels } = await place.readChannels();
      live.push([version, ...TEAMS.map((name) => lineOf(channels, name).stable?.version)]);
    }

    expect(live).toHaveLength(ROUNDS);
    for (const [version, ...ofTeams] of live) expect(ofTeams).toEqual([version, version]);
  },
  PATIENCE_MS,
);
