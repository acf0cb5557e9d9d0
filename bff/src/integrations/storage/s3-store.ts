import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '@shortlist/api-contract/app-error';
import type { S3Settings } from '@shortlist/api-contract/s3-settings';
import { s3StatusOf } from '@shortlist/api-contract/s3-settings';
import type { Logger } from 'pino';
import { reportOf } from '../../error-report.ts';
import { FILE_GONE, type FileStore } from './file-store.ts';
import { RETRY_POLICY, type RetryPolicy, withRetries } from './retries.ts';
import { checkAccess } from './s3-access.ts';

export interface S3Options {
  readonly log: Logger;
  /** How long a call waits and how often it is tried again. */
  readonly patience?: RetryPolicy;
  /** The one that names the bucket, for sentences; STORAGE unless told. */
  readonly variable?: string;
}

/**
 * A file store in a bucket, once a file could be written, listed and removed there.
 *
 * @throws StartError
 */
export async function openS3Store(settings: S3Settings, options: S3Options): Promise<FileStore> {
  const bucket = bucketOf(settings, options.patience ?? RETRY_POLICY);
  await checkAccess(bucket, settings, options.variable ?? 'STORAGE');
  return toldStore(bucket, options.log);
}

/** The store whose faults are the SDK's own. */
function bucketOf(settings: S3Settings, patience: RetryPolicy): FileStore {
  const client = clientOf(settings, patience);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: settings.prefix + key });
  return {
    async put(key, path) {
      const { size } = await stat(path);
      const hash = await hashOf(path);
      await withRetries(patience, (abortSignal) => {
        const Body = createReadStream(path);
        const command = new PutObjectCommand({ ...at(key), Body, ContentLength: size });
        signContent(command, hash);
        return client.send(command, { abortSignal }).finally(() => Body.destroy());
      });
    },
    async get(key) {
      const command = new GetObjectCommand(at(key));
      const { Body, ContentLength } = await withRetries(patience, (abortSignal) =>
        client.send(command, { abortSignal }),
      );
      // In Node the body of an answer is a stream of Node.
      return { stream: Body as Readable, size: ContentLength ?? 0 };
    },
    async size(key) {
      const command = new HeadObjectCommand(at(key));
      const { ContentLength } = await withRetries(patience, (abortSignal) =>
        client.send(command, { abortSignal }),
      );
      return ContentLength ?? 0;
    },
    async remove(key) {
      const command = new DeleteObjectCommand(at(key));
      await withRetries(patience, (abortSignal) => client.send(command, { abortSignal }));
    },
    list: () => pagesOf(client, settings, patience),
    // An object appears when all of it has arrived.
    removeUnfinished: () => Promise.resolve(0),
  };
}

/** The SDK would write to the console that it does not repeat a stream; what fails is logged here. */
const ignore = () => {};
const SILENT = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Tries are counted in one place, ours, because the SDK does not repeat a body that is a stream. */
function clientOf({ endpoint, region, credentials, pathStyle }: S3Settings, patience: RetryPolicy): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: 1,
    logger: SILENT,
    // Checksums in trailers are unknown to many servers; the signed hash of the content says the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: patience.attemptMs, socketTimeout: patience.silenceMs },
  });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Makes the hash of the content part of the signature: a server refuses other bytes. */
function signContent(command: PutObjectCommand, hash: string): void {
  command.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = hash;
      return next(args);
    },
    { step: 'build', name: 'signContent' },
  );
}

async function* pagesOf(client: S3Client, { bucket, prefix }: S3Settings, patience: RetryPolicy) {
  let next: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next });
    const page = await withRetries(patience, (abortSignal) => client.send(command, { abortSignal }));
    next = page.NextContinuationToken;
    const keys = (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
    if (keys.length > 0) yield keys.map((key) => key.slice(prefix.length));
  } while (next !== undefined);
}

/** The store whose faults are sentences for people, and lines of the log for who runs it. */
function toldStore(store: FileStore, log: Logger): FileStore {
  const told = (operation: string) => (error: unknown) => {
    const status = s3StatusOf(error);
    if (status === 404 && (error as Error).name !== 'NoSuchBucket')
      throw new AppError('not_found', FILE_GONE);
    log.error({ operation, status, ...reportOf(error) }, 'The S3 store failed');
    throw new AppError('unavailable', "Couldn't reach file storage. Try again in a moment.");
  };
  return {
    put: (key, path) => store.put(key, path).catch(told('put')),
    get: (key) => store.get(key).catch(told('get')),
    size: (key) => store.size(key).catch(told('size')),
    remove: (key) => store.remove(key).catch(told('remove')),
    list: () => toldPages(store.list(), told('list')),
    removeUnfinished: (graceMs) => store.removeUnfinished(graceMs),
  };
}

async function* toldPages(pages: AsyncIterable<readonly string[]>, tell: (error: unknown) => never) {
  try {
    yield* pages;
  } catch (error) {
    tell(error);
  }
}
