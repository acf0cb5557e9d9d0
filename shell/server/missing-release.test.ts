import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { aBrowser } from './testing/browser.ts';
import { closeStages, keepOpen } from './testing/override-stage.ts';
import { aRemoteRelease, aShellRelease, releasesFolder } from './testing/released.ts';
import { serveEdge } from './testing/served.ts';
import { sessionsOfThree } from './testing/users.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await closeStages();
});

const version = aRemoteRelease().version;

async function anEdge() {
  const releases = releasesFolder(aShellRelease(), aRemoteRelease());
  const { address } = keepOpen(await serveEdge(releases.folder, { api: sessionsOfThree().api }));
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const remove = () => rmSync(join(releases.folder, 'mfe-jobs'), { recursive: true });
  return { address, remove, logged: () => log.mock.calls.map(([line]) => String(line)) };
}

const SENTENCE = `mfe-jobs ${version} is live, but its files are missing`;

test('the edge says once when the files of a live release are gone, at the first page that is made without them', async () => {
  const { address, remove, logged } = await anEdge();
  remove();

  for (let times = 0; times < 3; times += 1) await fetch(new URL('/joblist', address));

  expect(logged().filter((line) => line.includes(SENTENCE))).toHaveLength(1);
});

test('it says so when they are removed while it runs, in the log and in the status', async () => {
  const { address, remove, logged } = await anEdge();
  await fetch(new URL('/joblist', address));
  remove();

  const file = await fetch(new URL(`/assets/mfe-jobs/${version}/remoteEntry.js`, address));
  const { cookies } = aBrowser(address, 'admin');
  const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  const status = await (await fetch(new URL('/platform/status.json', address), { headers })).text();

  expect(file.status).toBe(404);
  expect(logged().filter((line) => line.includes(SENTENCE))).toHaveLength(1);
  expect(status).toContain(SENTENCE);
});
