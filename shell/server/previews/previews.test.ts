import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderPlace } from '../release-place-folder.ts';
import { aBrowser, type Browser } from '../testing/browser.ts';
import { closeStages, keepOpen } from '../testing/override-stage.ts';
import { aRemoteRelease, aShellRelease, type ReleasesFolder, releasesFolder } from '../testing/released.ts';
import { serveEdge } from '../testing/served.ts';
import { sessionsOfThree } from '../testing/users.ts';
import { PREVIEW_LASTS_MS, putPreview, removeExpired } from './preview-place.ts';

const COMMIT = 'c0ffee0123456789c0ffee0123456789c0ffee01';
const changed = aRemoteRelease({ version: '1.0.0-dddddddddd' });
const ENTRY = 'content of remoteEntry.js';

let releases: ReleasesFolder;
let edge: URL;
let admin: Browser;

beforeEach(async () => {
  releases = releasesFolder(aShellRelease(), aRemoteRelease());
  const { api } = sessionsOfThree();
  edge = keepOpen(await serveEdge(releases.folder, { api })).address;
  admin = aBrowser(edge, 'admin');
});
afterEach(closeStages);

const files = () => folderPlace(releases.folder).files;

/** A build of a commit that was put there so many milliseconds ago. */
async function preview(age = 0, commit = COMMIT): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-test-'));
  writeFileSync(join(folder, 'remoteEntry.js'), ENTRY);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(changed));
  await putPreview(files(), { package: 'mfe-jobs', commit }, { folder, now: Date.now() - age });
}

const buildUrl = () => `${edge.origin}/previews/mfe-jobs/${COMMIT}/`;

const get = (path: string) => fetch(new URL(path, edge), { redirect: 'manual' });

test('[TM-08] the address of a commit leads to the screen that asks, and who says yes sees that build', async () => {
  await preview();

  const reply = await get(`/preview/mfe-jobs/${COMMIT}`);
  const asked = new URL(reply.headers.get('location') ?? '', edge);
  const set = await admin.ask('POST', '', { package: 'mfe-jobs', url: asked.searchParams.get('url') });

  expect([reply.status, asked.pathname]).toEqual([302, '/platform/overrides']);
  expect(set).toMatchObject({ status: 200, body: { version: changed.version, problems: [] } });
  const { data } = await admin.open('/joblist');
  expect(data.releases.remotes).toMatchObject([
    { version: changed.version, channel: 'override', entry: `${buildUrl()}remoteEntry.js` },
  ]);
  expect(await (await fetch(`${buildUrl()}remoteEntry.js`)).text()).toBe(ENTRY);
});

test('[TM-08] a link alone changes nothing, and who may not override is refused', async () => {
  await preview();

  await admin.open(`/preview/mfe-jobs/${COMMIT}`).catch(() => undefined);
  const refused = await aBrowser(edge, 'grace').ask('POST', '', { package: 'mfe-jobs', url: buildUrl() });

  expect((await admin.open('/joblist')).data.overrides).toEqual([]);
  expect(refused.status).toBe(403);
});

test('[TM-08] after two weeks a preview can be opened by nobody, and is removed', async () => {
  await preview(PREVIEW_LASTS_MS + 1000);
  await preview(0, COMMIT.replace('c', 'a'));

  const set = await admin.ask('POST', '', { package: 'mfe-jobs', url: buildUrl() });
  const file = await fetch(`${buildUrl()}remoteEntry.js`);
  const gone = await removeExpired(files(), 'mfe-jobs', Date.now());

  expect([set.status, file.status]).toEqual([403, 404]);
  expect(gone).toEqual([COMMIT]);
  const left = await files().list('previews/');
  expect(left.filter((path) => path.includes(COMMIT))).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
});

test('no file is served that the build does not name, or whose content is another', async () => {
  await preview();
  const [folder = ''] = readdirSync(join(releases.folder, 'previews/mfe-jobs'));
  writeFileSync(join(releases.folder, 'previews/mfe-jobs', folder, 'remoteEntry.js'), 'something else');

  const replies = await Promise.all(
    ['remoteEntry.js', 'preview.json', '..%2f..%2f..%2fchannels', 'list.1.js'].map((file) =>
      fetch(buildUrl() + file),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
