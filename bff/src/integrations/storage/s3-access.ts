import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '@shortlist/api-contract/settings';
import type { FileStore } from './file-store.ts';
import { statusOf } from './s3-faults.ts';
import type { S3Settings } from './storage-settings.ts';

const PROBE = '.access-check';

/**
 * Writes, lists and removes a file, so that a wrong setting is told at the start and not to the first recruiter.
 *
 * @throws StartError
 */
export async function checkAccess(store: FileStore, settings: S3Settings): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'access-check-'));
  try {
    const path = join(folder, PROBE);
    await writeFile(path, 'Shortlist can write here.');
    await store.put(PROBE, path);
    await store.list()[Symbol.asyncIterator]().next();
    await store.remove(PROBE);
  } catch (error) {
    throw new StartError(sentenceFor(error, settings));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sentenceFor(error: unknown, settings: S3Settings): string {
  const { bucket, region, endpoint = 'AWS' } = settings;
  const name = error instanceof Error ? error.name : '';
  const status = statusOf(error);
  if (name === 'CredentialsProviderError') {
    return 'STORAGE is a bucket, but there are no keys for it: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  }
  if (name === 'InvalidAccessKeyId') return `S3_ACCESS_KEY_ID is not known at ${endpoint}.`;
  if (name === 'SignatureDoesNotMatch') {
    return `S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID at ${endpoint}.`;
  }
  if (name === 'NoSuchBucket' || status === 404) {
    return `STORAGE names the bucket ${bucket}, which does not exist at ${endpoint}: create it first.`;
  }
  if (status === 301 || status === 307 || name === 'AuthorizationHeaderMalformed') {
    return `S3_REGION is ${region}, which is not the region of the bucket ${bucket}.`;
  }
  if (status === 403) {
    return `STORAGE names the bucket ${bucket}, but these keys may not write, list and delete in it.`;
  }
  return `STORAGE names the bucket ${bucket} at ${endpoint}, which can’t be used${reasonOf(name, status)}: check S3_ENDPOINT.`;
}

function reasonOf(name: string, status: number | undefined): string {
  return status === undefined ? ' because it does not answer' : ` (${status} ${name})`;
}
