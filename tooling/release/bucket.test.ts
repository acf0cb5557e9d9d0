import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import {
  createRemoteServer,
  keepReleases,
  lineOf,
  openReleasePlace,
  openReleases,
  type ReleaseStorage,
  type ReleaseStore,
  startMirror,
} from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startS3Server } from '../../bff/sandbox/s3/s3-server.ts';
import { aRemoteRelease, aShellRelease, aWidgetRelease } from '../../shell/server/testing/released.ts';
import { aSourceMap, hashOfMap } from '../../shell/server/testing/source-map.ts';
import { sourceMapOf } from '../build/files.ts';
import { readReleaseSettings } from './read-settings.ts';
import { releaseTogether } from './release-package.ts';
import { withStaged } from './stage.ts';
import { startBucket, type TestBucket } from './testing/a-bucket.ts';
import { aBuild } from './testing/a-build.ts';

let bucket: TestBucket;
let folder: string;
let place: ReleaseStorage;

beforeEach(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(join(tmpdir(), 'bucket-test-'));
  place = await openReleasePlace(bucket.settings);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const shell = aShellRelease();
const jobs = aRemoteRelease();
const nextJobs = aRemoteRelease({ version: '1.0.0-cccccccccc' });
const LIST = 'live/mfe-jobs/1.0.0-cccccccccc/list.1.js';

const release = (...releases: Release[]) =>
  releaseTogether(
    releases.map((each) => aBuild(folder, each)),
    place,
  );

/** The releases as an edge has them that keeps a folder as the bucket is. */
async function withEdge(work: (store: ReleaseStore) => Promise<void>): Promise<void> {
  const mirrored = join(folder, 'mirror');
  const mirror = await startMirror(place, mirrored, { everyMs: 10 });
  try {
    await work(openReleases(mirrored, { place }));
  } finally {
    await mirror.stop();
  }
}

const jobsIn = (store: ReleaseStore) =>
  store.live().remotes.find((remote) => remote.package === 'mfe-jobs')?.version;

const PATIENCE = { timeout: 60_000 };

test('what a release says of itself is written after its files, then the channels, and the record of the move', async () => {
  await release(jobs);

  const puts = bucket.asked.filter((each) => each.startsWith('PUT')).map((each) => each.split('/live/')[1]);
  expect(new Set(puts.slice(0, 6))).toEqual(
    new Set(
      ['list.1.js', 'remoteEntry.js']
        .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
        .map((file) => `mfe-jobs/1.0.0-bbbbbbbbbb/${file}`),
    ),
  );
  expect(puts[6]).toBe('mfe-jobs/1.0.0-bbbbbbbbbb/release.json');
  expect(puts.at(-2)).toBe('channels.json');
  expect(puts.at(-1)).toMatch(/^history\/.*\.json$/);
});

test('[TM-07] source maps go into the bucket before their release; an edge fetches none until it is asked for', async () => {
  const map = aSourceMap();
  const mapped = aRemoteRelease({ maps: { 'list.1.js': hashOfMap(map) } });
  const build = aBuild(folder, mapped);
  mkdirSync(join(build, 'source-maps'));
  writeFileSync(join(build, sourceMapOf('list.1.js')), map);

  await releaseTogether([build, aBuild(folder, shell)], place);
  await withEdge(async (store) => {
    const [stored, ...more] = [...bucket.objects.keys()].filter((key) => key.endsWith('.map'));
    const asked = bucket.asked.filter((each) => each.includes('.map'));

    expect([stored, more]).toEqual([expect.stringMatching(/^live\/source-maps\/mfe-jobs\/sha384-/), []]);
    expect(asked).toEqual([expect.stringMatching(/^PUT/)]);
    expect(bucket.asked.indexOf(asked[0] ?? '')).toBeLessThan(
      bucket.asked.findIndex((each) => each.startsWith('PUT') && each.endsWith('release.json')),
    );
    expect(await store.place.readSourceMap('mfe-jobs', hashOfMap(map))).toEqual(map);
    expect(await store.place.readSourceMap('mfe-jobs', hashOfMap(Buffer.from('')))).toBeUndefined();
  });
});

test('a release into a bucket is live at an edge that runs, without a restart', async () => {
  await release(shell, jobs);

  await withEdge(async (store) => {
    expect(jobsIn(store)).toBe('1.0.0-bbbbbbbbbb');
    await release(nextJobs);

    await expect.poll(() => jobsIn(store), PATIENCE).toBe('1.0.0-cccccccccc');
    const file = await store.find('mfe-jobs', '1.0.0-cccccccccc', 'list.1.js');
    expect(readFileSync(file ?? '', 'utf8')).toContain('1.0.0-cccccccccc');
  });
});

test.each([
  ['a file', LIST, Buffer.from('steal()')],
  ['a compressed copy of it', `${LIST}.br`, Buffer.from('steal()')],
])(
  '%s that was changed in the bucket is never live, and the version before stays',
  async (_, key, changed) => {
    await release(shell, jobs);

    await withEdge(async (store) => {
      await releaseChanged(key, changed);
      await release(aWidgetRelease());

      // The other team's release arrives, so the changed one was looked at.
      await expect.poll(() => store.live().remotes.map(({ name }) => name), PATIENCE).toContain('mfe_ai');
      expect(jobsIn(store)).toBe('1.0.0-bbbbbbbbbb');
    });
  },
);

test('an object that is too big to be of a release is not read', async () => {
  await release(jobs);
  bucket.objects.set('live/mfe-jobs/1.0.0-bbbbbbbbbb/release.json', Buffer.alloc(20_000_001, ' '));

  await expect(place.readRelease('mfe-jobs', '1.0.0-bbbbbbbbbb')).rejects.toThrow(
    'mfe-jobs/1.0.0-bbbbbbbbbb/release.json in bucket releases is too large for a release file.',
  );
});

test('a release that calls itself otherwise than its place is not read', async () => {
  await release(jobs);
  const stored = bucket.objects.get('live/mfe-jobs/1.0.0-bbbbbbbbbb/release.json');
  bucket.objects.set('live/mfe-ai/1.0.0-bbbbbbbbbb/release.json', stored ?? Buffer.alloc(0));

  await expect(place.readRelease('mfe-ai', '1.0.0-bbbbbbbbbb')).rejects.toThrow(
    "The files in s3://releases/live/ don't match mfe-ai 1.0.0-bbbbbbbbbb.",
  );
});

/** Somebody who can write to the bucket changes a file of a release before its pointer moves. */
async function releaseChanged(key: string, changed: Buffer): Promise<void> {
  await withStaged(aBuild(folder, nextJobs), (staged) => place.putRelease(nextJobs, staged));
  bucket.objects.set(key, changed);
  await release(nextJobs);
}

test('a version that is no longer live is fetched when a tab that still uses it asks', async () => {
  await release(shell, jobs);
  await release(nextJobs);

  await withEdge(async (store) => {
    const file = await store.find('mfe-jobs', '1.0.0-bbbbbbbbbb', 'list.1.js');

    expect(readFileSync(file ?? '', 'utf8')).toContain('1.0.0-bbbbbbbbbb');
    expect(await store.find('mfe-jobs', '1.0.0-0000000000', 'list.1.js')).toBeUndefined();
  });
});

test('a server of one remote serves what lies in the bucket, also when it starts with an empty folder', async () => {
  await release(shell, jobs);
  const kept = await keepReleases(place, { releases: bucket.settings, dataDir: folder });
  const app = createRemoteServer({
    releasesFolder: kept.folder,
    releasePlace: kept.place,
    packageName: 'mfe-jobs',
  });
  const server = app.listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const files = `http://127.0.0.1:${port}/assets/mfe-jobs/1.0.0-bbbbbbbbbb`;

    const file = await fetch(`${files}/list.1.js`);

    expect(file.status).toBe(200);
    expect(await file.text()).toContain('1.0.0-bbbbbbbbbb');
    expect(await fetch(`${files}/none.js`)).toMatchObject({ status: 404 });
  } finally {
    server.close();
    await kept.stop();
  }
});

test("an edge goes on with what it has while the bucket can't be reached", async () => {
  await release(shell, jobs);
  await withEdge(async () => {});
  await bucket.close();

  await withEdge(async (store) => expect(jobsIn(store)).toBe('1.0.0-bbbbbbbbbb'));
});

test('an edge that never had anything says why it can’t start', async () => {
  await bucket.close();

  await expect(withEdge(async () => {})).rejects.toThrow('because it does not answer: check S3_ENDPOINT');
});

test('a store that ignores conditions is refused before anything is live', async () => {
  const { bucketPlace } = await import('../../shell/server/release-place-s3.ts');
  const { openBucket } = await import('../../shell/server/bucket.ts');
  place = bucketPlace(bucket.settings, {
    ...openBucket(bucket.settings),
    putIf: () => Promise.resolve(true),
  });

  await expect(release(jobs)).rejects.toThrow(
    'which ignores If-None-Match: two teams could lose each other’s release. Nothing was released.',
  );
  expect(bucket.objects.has('live/channels.json')).toBe(false);
});

test('a workflow with a role and no keys releases: the store takes the keys of that hour', async () => {
  const role = { accessKeyId: 'role-key', secretAccessKey: 'role-secret', sessionToken: 'role-token' };
  const server = await startS3Server({ ...role, bucket: 'releases', region: 'eu-central-1' });
  vi.stubEnv('AWS_ACCESS_KEY_ID', role.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', role.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', role.sessionToken);
  // What GitHub hands over of a secret that isn't there.
  const none = { S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
  const settings = readReleaseSettings(folder, {
    ...bucket.env,
    ...none,
    S3_ENDPOINT: server.endpoint,
  });
  place = await openReleasePlace(settings);

  await release(jobs);

  expect(server.objects.has('live/channels.json')).toBe(true);
  await server.close();
});

test('the releases of five teams at one moment are all live', async () => {
  const names = ['mfe-jobs', 'mfe-ai', 'mfe-resumes', 'mfe-billing', 'mfe-dashboard'];

  await Promise.all(names.map((name) => release(aRemoteRelease({ package: name, pages: [] }))));

  const { channels } = await place.readChannels();
  expect(names.map((name) => lineOf(channels, name).stable?.version)).toEqual(names.map(() => jobs.version));
});

test.each([
  [
    'an unknown bucket',
    { bucket: 'nothing' },
    'RELEASES names the bucket nothing, which does not exist at http',
  ],
  [
    'an unknown key',
    { credentials: { accessKeyId: 'x', secretAccessKey: 'x' } },
    "S3_ACCESS_KEY_ID isn't valid at http",
  ],
  [
    'a wrong secret',
    { credentials: { accessKeyId: 'test-key', secretAccessKey: 'x' } },
    "S3_SECRET_ACCESS_KEY doesn't match S3_ACCESS_KEY_ID at http",
  ],
  [
    'another region',
    { region: 'us-east-1' },
    'S3_REGION is us-east-1, which is not the region of the bucket',
  ],
  ['no server', { endpoint: 'http://127.0.0.1:1' }, 'because it does not answer: check S3_ENDPOINT'],
])('%s is said in a sentence', async (_, some, sentence) => {
  place = await openReleasePlace({ ...bucket.settings, ...some });

  await expect(release(jobs)).rejects.toThrow(sentence);
});
