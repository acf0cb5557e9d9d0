import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type S3Settings, s3Problem, s3StatusOf } from '@shortlist/api-contract/s3-settings';

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
  remove(key: string): Promise<void>;
}

/** The biggest file of this product has half a megabyte. */
const MOST_BYTES = 20_000_000;

const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true };

/** A bucket by the SDK, which tries each call three times. Its errors name the variable that is wrong. */
export function openBucket(settings: S3Settings): Bucket {
  const client = clientOf(settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: settings.prefix + key });
  const told = <T>(call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      throw new Error(s3Problem(error, 'RELEASES', settings), { cause: error });
    });
  return {
    async get(key) {
      const reply = await told(unless([404], client.send(new GetObjectCommand(at(key)))));
      if (!reply?.Body) return undefined;
      if ((reply.ContentLength ?? 0) > MOST_BYTES) {
        if ('destroy' in reply.Body) reply.Body.destroy();
        throw new Error(`${key} in bucket ${settings.bucket} is too large for a release file.`);
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
    async remove(key) {
      await told(client.send(new DeleteObjectCommand(at(key))));
    },
  };
}

function clientOf({ endpoint, region, credentials, pathStyle }: S3Settings): S3Client {
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

async function listAll(client: S3Client, { bucket, prefix }: S3Settings, under: string): Promise<string[]> {
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
    const isExpected = statuses.includes(s3StatusOf(error) ?? 0) && (error as Error).name !== 'NoSuchBucket';
    if (isExpected) return undefined;
    throw error;
  }
}
