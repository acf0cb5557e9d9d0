import { PlatformStatus } from '@shortlist/platform/platform-status';
import { afterEach, expect, test, vi } from 'vitest';
import { changeChannels } from '../change-channels.ts';
import { toCanary, toStable } from '../channel-moves.ts';
import { folderPlace } from '../release-place-folder.ts';
import { closeStages, keepOpen } from '../testing/override-stage.ts';
import { aRemoteRelease, aShellRelease, releasesFolder } from '../testing/released.ts';
import { serveEdge } from '../testing/served.ts';
import { sessionsOfThree } from '../testing/users.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await closeStages();
});

const placed = { since: '2026-11-21T12:00:00.000Z', by: 'Ada', commit: null };

async function anEdge() {
  const { folder } = releasesFolder(aShellRelease(), aRemoteRelease());
  const staging = folderPlace(folder, { environment: 'staging' });
  await changeChannels(staging, (now) =>
    toCanary(toStable(now, 'shell', { version: '2', ...placed }), 'mfe-jobs', {
      placement: { version: '3', ...placed },
      percent: 10,
    }),
  );
  const place = folderPlace(folder);
  const { address } = keepOpen(await serveEdge(folder, { releasePlace: place, api: sessionsOfThree().api }));
  const status = async () => {
    const reply = await fetch(new URL('/platform/status.json', address), {
      headers: { cookie: 'sid=admin' },
    });
    return PlatformStatus.parse(await reply.json());
  };
  return { place, status };
}

test('[TM-08] the status shows what is live in other environments over the same releases', async () => {
  const { status } = await anEdge();

  const { environment, environments, packages } = await status();

  expect(environment).toBe('production');
  expect(packages.map(({ versions }) => versions[0]?.version)).toEqual([
    aShellRelease().version,
    aRemoteRelease().version,
  ]);
  expect(environments).toEqual([
    {
      name: 'staging',
      versions: [
        { package: 'shell', version: '2', percent: null, since: placed.since, by: 'Ada' },
        { package: 'mfe-jobs', version: '3', percent: 10, since: placed.since, by: 'Ada' },
      ],
    },
  ]);
});

test('where they cannot be read the status comes without them, and the log says why', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { place, status } = await anEdge();
  vi.spyOn(place.files, 'list').mockRejectedValue(new Error('The bucket is away.'));

  const { environments, packages } = await status();

  expect(environments).toEqual([]);
  expect(packages).toHaveLength(2);
  expect(log.mock.calls.join()).toContain('The bucket is away.');
});
