import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from './release-settings.ts';

/** An object and what names this state of it. */
export interface Stored {
  readonly content: Buffer;
  readonly etag: string;
}

/** What is asked of a bucket; keys are without its prefix. */
export interface Bucket {
  /** Undefined when there is no such object. */
  get(key: string): Promise<Stored | undefined>;
  put(key: string, content: Buffer): Promise<void>;
  /** Writes when the object still has the etag, or is still missing where that is empty; else returns false. */
  putIf(key: string, content: Buffer, etag: string): Promise<boolean>;
  /** Keys that begin with a prefix. */
  list(prefix: string): Promise<string[]>;
}

/** The biggest file of this product has half a megabyte. */
const MOST_BYTES = 20_000_000;

const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true };

/** A bucket by the SDK, which tries each call three times. Its errors name the variable that is wrong. */
export function openBucket(settings: BucketSettings): Bucket {
  const client = clientOf(settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: settings.prefix + key });
  const told = <T>(call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      throw new Error(sentenceFor(error, settings), { cause: error });
    });
  return {
    async get(key) {
      const reply = await told(unless([404], client.send(new GetObjectCommand(at(key)))));
      if (!reply?.Body) return undefined;
      if ((reply.ContentLength ?? 0) > MOST_BYTES) {
        if ('destroy' in reply.Body) reply.Body.destroy();
        throw new Error(`${key} in the bucket ${settings.bucket} is too big to be of a release.`);
      }
      const content = Buffer.from(await told(reply.Body.transformToByteArray()));
      return { content, etag: reply.ETag ?? '' };
    },
    async put(key, content) {
      await told(client.send(new PutObjectCommand({ ...at(key), Body: content })));
    },
    async putIf(key, content, etag) {
      const condition = etag === '' ? { IfNoneMatch: '*' } : { IfMatch: etag };
      const command = new PutObjectCommand({ ...at(key), Body: content, ...condition });
      // 412 where somebody was faster, 409 where they are at it, 404 where it was removed.
      return (await told(unless([412, 409, 404], client.send(command)))) !== undefined;
    },
    list: (prefix) => told(listAll(client, settings, prefix)),
  };
}

function clientOf({ endpoint, region, credentials, pathStyle }: BucketSettings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    // Checksums in trailers are unknown to many servers; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
  });
}

async function listAll(
  client: S3Client,
  { bucket, prefix }: BucketSettings,
  under: string,
): Promise<string[]> {
  const keys: string[] = [];
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + under, ContinuationToken: next }),
    );
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : [])));
    next = page.NextContinuationToken;
  } while (next !== undefined);
  return keys;
}

/** Undefined where the answer has one of these statuses; a bucket that is missing is always an error. */
async function unless<T>(statuses: readonly number[], call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const isExpected = statuses.includes(statusOf(error) ?? 0) && (error as Error).name !== 'NoSuchBucket';
    if (isExpected) return undefined;
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}

function sentenceFor(error: unknown, { bucket, region, endpoint = 'AWS' }: BucketSettings): string {
  const name = error instanceof Error ? error.name : '';
  const status = statusOf(error);
  if (name === 'CredentialsProviderError')
    return 'RELEASES is a bucket, but there are no keys for it: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  if (name === 'InvalidAccessKeyId') return `S3_ACCESS_KEY_ID is not known at ${endpoint}.`;
  if (name === 'SignatureDoesNotMatch')
    return `S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID at ${endpoint}.`;
  if (name === 'NoSuchBucket')
    return `RELEASES names the bucket ${bucket}, which does not exist at ${endpoint}: create it first.`;
  if (status === 301 || status === 307 || name === 'AuthorizationHeaderMalformed')
    return `S3_REGION is ${region}, which is not the region of the bucket ${bucket}.`;
  if (status === 403) return `RELEASES names the bucket ${bucket}, but these keys may not do that there.`;
  const reason = status === undefined ? 'it does not answer' : `it answers ${status} ${name}`;
  return `RELEASES names the bucket ${bucket} at ${endpoint}, which can't be used because ${reason}: check S3_ENDPOINT.`;
}
