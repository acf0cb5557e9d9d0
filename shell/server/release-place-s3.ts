import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { S3Settings } from '@shortlist/api-contract/s3-settings';
import { Release } from '@shortlist/platform/release-set';
import { type Bucket, openBucket } from './bucket.ts';
import { NO_CHANNELS } from './channels.ts';
import { parseState, writeState } from './channels-folder.ts';
import { channelsFolderOf, PRODUCTION } from './environments.ts';
import { pathInside, requireName } from './release-name.ts';
import { RELEASE_FILE, SIGNATURE_FILE } from './release-place-folder.ts';
import type { PlaceFiles, ReleaseStorage, SourceMaps } from './release-storage.ts';
import type { ReleaseKeys } from './signatures/release-keys.ts';
import { sourceMapPath } from './source-maps/source-map-path.ts';

const channelsKey = (environment: string): string => `${channelsFolderOf(environment)}channels.json`;

/** Written by the first release, to see that a second conditional write is refused. */
const PROBE_KEY = '.conditional-write';

const keyOf = (packageName: string, version: string, file: string): string =>
  `${packageName}/${version}/${file}`;

type BucketSettings = S3Settings & {
  readonly keys?: ReleaseKeys | undefined;
  readonly environment?: string | undefined;
};

/** How many files are on their way at a time. */
const AT_ONCE = 8;

/**
 * Releases in a bucket, laid out as in a folder. What a release says of itself is written after all of its files: a
 * release that was cut off is not there. The channels are one object that is written on a condition.
 */
export function bucketPlace(settings: BucketSettings, bucket: Bucket = openBucket(settings)): ReleaseStorage {
  const { environment = PRODUCTION } = settings;
  const name = `s3://${settings.bucket}/${settings.prefix}`;

  async function readRelease(packageName: string, version: string): Promise<Release | undefined> {
    const stored = await bucket.get(keyOf(packageName, version, RELEASE_FILE));
    if (!stored) return undefined;
    const release = Release.parse(JSON.parse(stored.content.toString()));
    requireName(release, { package: packageName, version }, name);
    return release;
  }

  return {
    name,
    environment,
    keys: settings.keys,
    files: placeFilesIn(bucket),
    ...channelsIn(bucket, settings),
    readRelease,
    async putRelease({ package: packageName, version }, folder) {
      if (await readRelease(packageName, version)) return;
      const put = (file: string) =>
        bucket.put(keyOf(packageName, version, file), readFileSync(join(folder, file)));
      const first = filesIn(folder).filter((file) => file !== RELEASE_FILE);
      await inTurns(first, put);
      await put(RELEASE_FILE);
    },
    ...sourceMapsIn(bucket),
    putSignature: (named, signature) =>
      bucket.put(keyOf(named.package, named.version, SIGNATURE_FILE), Buffer.from(signature)),
    async fetchRelease(packageName, version, folder) {
      if (!(await readRelease(packageName, version))) return false;
      const prefix = keyOf(packageName, version, '');
      await inTurns(await bucket.list(prefix), async (key) => {
        const stored = await bucket.get(key);
        if (stored) writeInside(folder, key.slice(prefix.length), stored.content);
      });
      return true;
    },
  };
}

/** The channels of an environment are one object. */
function channelsIn(
  bucket: Bucket,
  { environment = PRODUCTION, ...settings }: BucketSettings,
): Pick<ReleaseStorage, 'readChannels' | 'writeChannels'> {
  let isProbed = false;
  return {
    async readChannels(of = environment) {
      const stored = await bucket.get(channelsKey(of));
      if (!stored) return { channels: NO_CHANNELS, changes: [], revision: '' };
      return { ...parseState(stored.content.toString()), revision: stored.etag };
    },
    async writeChannels(next, revision) {
      if (!isProbed) await requireConditions(bucket, settings);
      isProbed = true;
      return bucket.putIf(channelsKey(environment), Buffer.from(writeState(next)), revision);
    },
  };
}

const sourceMapsIn = (bucket: Bucket): SourceMaps => ({
  putSourceMap: (packageName, integrity, content) =>
    bucket.put(sourceMapPath(packageName, integrity), content),
  readSourceMap: async (packageName, integrity) =>
    (await bucket.get(sourceMapPath(packageName, integrity)))?.content,
});

const placeFilesIn = (bucket: Bucket): PlaceFiles => ({
  get: async (path) => (await bucket.get(path))?.content,
  putNew: async (path, content) => void (await bucket.putIf(path, content, '')),
  list: (folder) => bucket.list(folder),
  remove: (path) => bucket.remove(path),
});

/** A server that does not know conditions would let one team overwrite another's release without a word. */
async function requireConditions(
  bucket: Bucket,
  { bucket: name, endpoint = 'AWS' }: S3Settings,
): Promise<void> {
  const nothing = Buffer.from('Shortlist looks here whether a second write on a condition is refused.\n');
  await bucket.putIf(PROBE_KEY, nothing, '');
  if (await bucket.putIf(PROBE_KEY, nothing, ''))
    throw new Error(
      `RELEASES names the bucket ${name} at ${endpoint}, which ignores If-None-Match: two teams could lose each other’s release. Nothing was released.`,
    );
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)).split(sep).join('/'));

/** No key leads out of the folder, whoever has written it. */
function writeInside(folder: string, name: string, content: Buffer): void {
  const path = pathInside(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
