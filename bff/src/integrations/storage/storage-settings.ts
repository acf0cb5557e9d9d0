import { join, resolve } from 'node:path';
import { StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';

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
const S3_ADDRESS = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w./-]*))?$/;

/** The variables of the storage. */
export const StorageVariables = {
  STORAGE: z
    .string()
    .refine(
      (text) => !text.includes('://') || S3_ADDRESS.test(text),
      'must be a folder, or s3://bucket/prefix.',
    )
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com.' })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.stringbool('must be 1 or 0.').optional(),
};

type StorageValues = z.output<z.ZodObject<typeof StorageVariables>>;

/**
 * The settings that the variables say; without STORAGE a folder in `dataDir`.
 *
 * @throws StartError when one key is there without the other.
 */
export function storageSettingsOf(values: StorageValues, dataDir: string): StorageSettings {
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

function credentialsOf(values: StorageValues): S3Settings['credentials'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
}
