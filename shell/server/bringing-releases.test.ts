import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { changeChannels } from './change-channels.ts';
import { rollback, toStable } from './channel-moves.ts';
import { lineOf } from './channels.ts';
import { fetchRelease } from './fetch-release.ts';
import { createAutoRollback } from './health/auto-rollback.ts';
import { startMirror } from './mirror.ts';
import { folderPlace } from './release-place-folder.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { openReleases } from './release-store.ts';
import { aRemoteRelease, aShellRelease, type ReleasesFolder, releasesFolder } from './testing/released.ts';
import { type Served, serveEdge } from './testing/served.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

const shell = aShellRelease();
const older = aRemoteRelease();
const newer = aRemoteRelease({ version: '1.0.0-cccccccccc' });
const FILE = 'remoteEntry.js';
const whole = (release: typeof older) => ({ ...release, sizes: { [FILE]: `content of ${FILE}`.length } });

/** An edge's folder that has what is live, and the place that it was kept as, which has more. */
async function kept() {
  const elsewhere = releasesFolder(shell, whole(older));
  elsewhere.add(whole(newer));
  const place = folderPlace(elsewhere.folder);
  const placed = { version: newer.version, since: '2026-11-21T09:00:00.000Z', by: 'Ada', commit: null };
  await changeChannels(place, (channels) => toStable(channels, 'mfe-jobs', placed));
  const folder = mkdtempSync(join(tmpdir(), 'edge-test-'));
  cpSync(elsewhere.folder, folder, { recursive: true });
  rmSync(join(folder, 'mfe-jobs', older.version), { recursive: true });
  const asked: string[] = [];
  const counting: ReleaseStorage = {
    ...place,
    fetchRelease: (name, version, to) => {
      asked.push(version);
      return place.fetchRelease(name, version, to);
    },
  };
  return { elsewhere, folder, place: counting, asked };
}

async function served(folder: string, releasePlace: ReleaseStorage): Promise<Served['address']> {
  const edge = await serveEdge(folder, { releasePlace });
  closing.push(() => edge.close());
  return edge.address;
}

const versions = (count: number) => Array.from({ length: count }, (_, index) => `9.9.9-${index}`);

test('however many versions are made up, one that was live before is still brought', async () => {
  const { folder, place, asked } = await kept();
  const edge = await served(folder, place);
  const ask = (version: string) => fetch(new URL(`/assets/mfe-jobs/${version}/${FILE}`, edge));

  await Promise.all(versions(150).map(ask));
  const reply = await ask(older.version);

  expect(await reply.text()).toBe(`content of ${FILE}`);
  expect(asked).toHaveLength(101);
});

test('however many versions are made up, a version that fails still makes way', async () => {
  const { folder, place } = await kept();
  const releases = openReleases(folder, { place });
  const told = Promise.withResolvers<string>();
  const take = createAutoRollback({ releases, report: told.resolve });

  await Promise.all(versions(150).map((version) => releases.find('mfe-jobs', version, FILE)));
  const demotion = {
    version: newer.version,
    channel: 'stable' as const,
    at: new Date().toISOString(),
    reason: 'x',
  };
  take({ package: 'mfe-jobs', demotion });

  expect(await told.promise).toContain('was rolled back');
  const { channels } = await place.readChannels();
  expect(lineOf(channels, 'mfe-jobs').stable?.version).toBe(older.version);
});

test('a name that no release has is not looked for', async () => {
  const { folder, place, asked } = await kept();
  const edge = await served(folder, place);

  const reply = await fetch(new URL(`/assets/mfe-jobs/${'a'.repeat(12_000)}/x`, edge));

  expect(reply.status).toBe(404);
  expect(asked).toEqual([]);
});

test('of a package that can’t be brought the log says so once, whatever versions are asked for', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { folder, place } = await kept();
  const edge = await served(folder, { ...place, fetchRelease: () => Promise.reject(new Error('away')) });

  await Promise.all(versions(20).map((version) => fetch(new URL(`/assets/mfe-jobs/${version}/x`, edge))));

  expect(log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('away'))).toHaveLength(
    1,
  );
});

test('a release that lies where another should is not served', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { folder, elsewhere, place } = await kept();
  misplace(elsewhere);
  cpSync(elsewhere.folder, folder, { recursive: true });
  const edge = await served(folder, place);

  const reply = await fetch(new URL(`/assets/mfe-jobs/1.0.0-dddddddddd/${FILE}`, edge));

  expect(reply.status).toBe(404);
});

function misplace({ folder }: ReleasesFolder): void {
  const line = join(folder, 'mfe-jobs');
  cpSync(join(line, newer.version), join(line, '1.0.0-dddddddddd'), { recursive: true });
}

test('nothing is brought to where no release lies', async () => {
  const { folder, place, asked } = await kept();

  const out = fetchRelease(place, folder, { package: 'mfe-jobs', version: '../../out' });

  await expect(out).rejects.toThrow('Release mfe-jobs ../../out not found.');
  expect(asked).toEqual([]);
});

test('a live release that is broken is not fetched at each look', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { folder, place } = await kept();
  let [looks, fetches] = [0, 0];
  const broken: ReleaseStorage = {
    ...place,
    readChannels: () => {
      looks += 1;
      return place.readChannels();
    },
    fetchRelease: () => {
      fetches += 1;
      return Promise.reject(new Error('broken'));
    },
  };
  await changeChannels(place, (channels) =>
    rollback(channels, 'mfe-jobs', { by: 'Ada', since: new Date().toISOString() }),
  );

  const mirror = await startMirror(broken, folder, { everyMs: 1 });
  closing.push(() => mirror.stop());

  await expect.poll(() => looks, { timeout: 60_000 }).toBeGreaterThan(40);
  expect(fetches).toBeGreaterThan(0);
  expect(fetches).toBeLessThan(10);
});
