import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import { openReleasePlace, openReleases, startMirror } from '@shortlist/shell/server';
import { expect, test, vi } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { readReleaseSettings } from './read-settings.ts';
import { releaseTogether } from './release-package.ts';
import { signReleased } from './sign-released.ts';
import { readSigner } from './signer.ts';
import { startBucket } from './testing/a-bucket.ts';
import { aBuild } from './testing/a-build.ts';
import { type Team, threeTeams } from './testing/a-team.ts';

const { shellTeam, jobsTeam, aiTeam, RELEASE_KEYS } = threeTeams();

const shell = aShellRelease();
const first = aRemoteRelease({ version: '1.0.0-1111111111' });
const second = aRemoteRelease({ version: '1.0.0-2222222222' });

test('[PD-09] from a bucket only signed releases come, also to an edge that starts again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signed-bucket-'));
  const log: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(String(line)) > 0);
  const bucket = await startBucket();
  const settings = readReleaseSettings(folder, { ...bucket.env, RELEASE_KEYS });
  const [guarded, open] = [await openReleasePlace(settings), await openReleasePlace(bucket.settings)];
  const put = (team: Team | null, each: Release, to = guarded) =>
    releaseTogether([aBuild(folder, each)], to, {
      signer: team && readSigner({ RELEASE_KEY: team.privateKey }),
    });
  const mirrored = join(folder, 'mirror');
  const store = openReleases(mirrored, { place: guarded });
  const live = () => store.live().remotes.map(({ package: name, version }) => `${name} ${version}`);
  const ai = aRemoteRelease({ package: 'mfe-ai', name: 'mfe_ai', prefixes: [], pages: [] });
  await put(shellTeam, shell);
  await put(jobsTeam, first);
  let mirror = await startMirror(guarded, mirrored, { everyMs: 10 });

  await put(null, second, open);
  await put(aiTeam, ai);
  const withFirst = [`mfe-ai ${ai.version}`, `mfe-jobs ${first.version}`];
  await expect.poll(live, { timeout: 60_000 }).toEqual(withFirst);
  await mirror.stop();
  mirror = await startMirror(guarded, mirrored, { everyMs: 10 });
  expect(live()).toEqual(withFirst);
  expect(log.join()).toContain('mfe-jobs 1.0.0-2222222222 is refused: it is not signed.');

  // Its team finds that it is theirs.
  const signer = readSigner({ RELEASE_KEY: jobsTeam.privateKey });
  if (signer) await signReleased(open, ['mfe-jobs'], signer);
  await expect.poll(live, { timeout: 60_000 }).toEqual([withFirst[0], `mfe-jobs ${second.version}`]);
  await mirror.stop();
  await bucket.close();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});
