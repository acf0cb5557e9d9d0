// @module-tag thorough: the drill restores files and releases, and the tests of the storage hold buckets.
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { startS3Server } from '../../sandbox/s3/s3-server.ts';
import { databaseOf, filledPlace } from '../../test/backup/place.ts';
import { backUp } from './back-up.ts';
import { readBackupEnv } from './backup-env.ts';
import { restore } from './restore.ts';

const log = pino({ level: 'silent' });

/** Each of these opens several databases. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
afterAll(() => vi.resetConfig());
const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const s3 = await startS3Server({ ...keys, bucket: 'shortlist', region: 'eu-central-1', pageSize: 2 });
const place = await filledPlace(null);
afterAll(async () => {
  await s3.close();
  await place.remove();
});

const inBucket = (dataDir: string, prefix: string) =>
  readBackupEnv({
    DATA_DIR: dataDir,
    STORAGE: `s3://shortlist/${prefix}/files`,
    RELEASES: `s3://shortlist/${prefix}/releases`,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });

const objectsIn = (prefix: string) =>
  Object.fromEntries(
    [...s3.objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, content]) => [key.slice(prefix.length), String(content)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

test('[PD-03] files and releases of folders are restored in buckets, and those of buckets in other buckets', async () => {
  const dataDir = place.env.dataDir;
  const [fromFolders, fromBuckets] = ['folders.tar.gz', 'buckets.tar.gz'].map((name) => join(dataDir, name));
  await backUp(place.env, fromFolders ?? '', log);
  await restore(inBucket(join(dataDir, 'one'), 'one'), { path: fromFolders ?? '', replaces: false }, log);
  await backUp(inBucket(join(dataDir, 'one'), 'one'), fromBuckets ?? '', log);
  const two = inBucket(join(dataDir, 'two'), 'two');

  await restore(two, { path: fromBuckets ?? '', replaces: false }, log);

  const objects = objectsIn('two/');
  expect(objects).toEqual(objectsIn('one/'));
  expect(Object.keys(objects)).toEqual([
    expect.stringMatching(/^files\/.*\.pdf$/),
    expect.stringMatching(/^files\/.*\.pdf$/),
    'releases/channels.json',
    'releases/mfe-jobs/1.0.0-0123456789/release.json',
    'releases/mfe-jobs/1.0.0-0123456789/static/js/remote.js',
  ]);
  expect(objects['releases/channels.json']).toContain('live');
  expect(await databaseOf({ ...place, env: two })).toEqual(await databaseOf(place));
});
