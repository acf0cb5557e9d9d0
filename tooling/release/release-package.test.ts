import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { readChannels } from './channels-file.ts';
import { release, releasesFolderOf, releaseTogether, rollback } from './release-package.ts';

let folder: string;
let data: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  data = join(folder, 'data');
});

/** A build as the build command leaves it. */
function aBuild(build: ReturnType<typeof aRemoteRelease> | ReturnType<typeof aShellRelease>): string {
  const dist = join(folder, `${build.package}-${build.version}`);
  mkdirSync(dist, { recursive: true });
  for (const file of Object.keys(build.sizes))
    writeFileSync(join(dist, file), `/* ${build.version} */`.repeat(60));
  writeFileSync(join(dist, 'inputs.json'), '{}');
  writeFileSync(join(dist, 'release.json'), JSON.stringify(build));
  return dist;
}

const first = aRemoteRelease({ version: '1.0.0-1111111111' });
const second = aRemoteRelease({ version: '1.0.0-2222222222' });
const pointer = () => readChannels(releasesFolderOf(data)).stable['mfe-jobs'];

test('a release lies in a folder of its version, complete and compressed, and is live', async () => {
  const released = await release(aBuild(first), data);

  const target = join(releasesFolderOf(data), 'mfe-jobs/1.0.0-1111111111');
  expect(released).toEqual({ package: 'mfe-jobs', version: '1.0.0-1111111111' });
  expect(readdirSync(target).sort()).toEqual([
    'list.1.js',
    'list.1.js.br',
    'list.1.js.gz',
    'release.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ]);
  expect(pointer()).toEqual({ live: '1.0.0-1111111111', earlier: [] });
});

test('the version before stays, and a rollback makes it live again', async () => {
  await release(aBuild(first), data);
  await release(aBuild(second), data);
  expect(pointer()).toEqual({ live: '1.0.0-2222222222', earlier: ['1.0.0-1111111111'] });

  expect(await rollback('mfe-jobs', data)).toEqual({ package: 'mfe-jobs', version: '1.0.0-1111111111' });

  expect(pointer()).toEqual({ live: '1.0.0-1111111111', earlier: [] });
  expect(existsSync(join(releasesFolderOf(data), 'mfe-jobs/1.0.0-2222222222'))).toBe(true);
  await expect(rollback('mfe-jobs', data)).rejects.toThrow('mfe-jobs has no earlier release to go back to.');
});

test('releasing the same version again changes nothing', async () => {
  const build = aBuild(first);
  await release(build, data);
  const file = join(releasesFolderOf(data), 'mfe-jobs/1.0.0-1111111111/list.1.js');
  writeFileSync(join(build, 'list.1.js'), 'something else');

  await release(build, data);

  expect(readFileSync(file, 'utf8')).toContain('1.0.0-1111111111');
  expect(pointer()).toEqual({ live: '1.0.0-1111111111', earlier: [] });
});

test('releases of several teams at one time do not lose each other', async () => {
  const names = ['mfe-jobs', 'mfe-ai', 'mfe-resumes', 'mfe-billing', 'mfe-dashboard'];
  const builds = names.map((name) => aBuild(aRemoteRelease({ package: name })));

  await Promise.all(builds.map((build) => release(build, data)));

  expect(Object.keys(readChannels(releasesFolderOf(data)).stable).sort()).toEqual(names.sort());
});

test('a remote that needs what the live shell does not provide is not released', async () => {
  await release(aBuild(aShellRelease()), data);
  const ahead = aRemoteRelease({ shared: { react: { range: '^20.0.0', singleton: true } } });

  await expect(release(aBuild(ahead), data)).rejects.toThrow(
    'mfe-jobs needs react ^20.0.0, but the shell 1.0.0-aaaaaaaaaa provides 19.3.1: release the shell first.',
  );
  expect(pointer()).toBeUndefined();
});

test('a shell that a live remote could not run in is not released, except together with the remote', async () => {
  await releaseTogether([aBuild(aShellRelease()), aBuild(first)], data);
  const nextShell = aBuild(
    aShellRelease({
      version: '2.0.0-bbbbbbbbbb',
      provides: { react: { version: '20.0.0', js: [], css: [] } },
    }),
  );
  const nextRemote = aBuild(
    aRemoteRelease({ version: '2.0.0-cccccccccc', shared: { react: { range: '^20.0.0', singleton: true } } }),
  );

  await expect(release(nextShell, data)).rejects.toThrow('Nothing was released.');
  await releaseTogether([nextShell, nextRemote], data);

  expect(pointer()?.live).toBe('2.0.0-cccccccccc');
  await expect(rollback('mfe-jobs', data)).rejects.toThrow('Nothing was released.');
});
