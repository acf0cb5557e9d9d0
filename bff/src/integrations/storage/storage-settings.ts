import { join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/** A bucket of S3 or of a server that speaks like it. */
export interface S3Settings {
  readonly kind: 's3';
  readonly bucket: string;
  /** What every key begins with: empty, or ending in a slash. */
  readonly prefix: string;
  /** Undefined: the one of AWS in `region`. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: found by the SDK, as a profile or the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Whether the bucket is named in the path instead of the host name. */
  readonly pathStyle: boolean;
}

/** Where the uploaded files are kept. */
export type StorageSettings = { readonly kind: 'folder'; readonly folder: string } | S3Settings;

/** A bucket by the rules of S3, and what the keys in it begin with. */
export const S3_ADDRESS = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w./-]*))?$/;

/** The variables of the storage, as read. */
export interface StorageVariables {
  readonly STORAGE?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_PATH_STYLE?: boolean | undefined;
}

/**
 * The settings that the variables say; without STORAGE a folder in `dataDir`.
 *
 * @throws StartError when one key is there without the other.
 */
export function storageOf(values: StorageVariables, dataDir: string): StorageSettings {
  const { STORAGE = join(dataDir, 'files'), S3_ENDPOINT: endpoint } = values;
  const address = S3_ADDRESS.exec(STORAGE)?.groups;
  if (address === undefined) return { kind: 'folder', folder: resolve(STORAGE) };
  const prefix = (address.prefix ?? '').replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    bucket: address.bucket ?? '',
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: values.S3_REGION,
    credentials: credentialsOf(values),
    // A server of one's own seldom has a host name for each bucket.
    pathStyle: values.S3_PATH_STYLE ?? endpoint !== undefined,
  };
}

function credentialsOf(values: StorageVariables): S3Settings['credentials'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
}
