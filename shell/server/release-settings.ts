import { join, resolve } from 'node:path';
import { z } from 'zod';

/** A bucket of S3, or of a server that speaks like it. */
export interface BucketSettings {
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

/** Where releases lie. */
export type ReleaseSettings = { readonly kind: 'folder'; readonly folder: string } | BucketSettings;

const ADDRESS = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w./-]*))?$/;

/** The variables of where releases lie; those of S3 are the ones that `STORAGE` has too. */
export const ReleaseVariables = {
  RELEASES: z
    .string()
    .refine((text) => !text.includes('://') || ADDRESS.test(text), 'must be a folder, or s3://bucket/prefix.')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com.' })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.stringbool('must be 1 or 0.').optional(),
};

type ReleaseValues = z.output<z.ZodObject<typeof ReleaseVariables>>;

/**
 * The settings that the variables say; without `RELEASES` the folder of releases in `dataDir`.
 *
 * @param folders `base` is where a relative folder begins.
 * @throws Error with a sentence when one key is there without the other.
 */
export function releaseSettingsOf(
  values: ReleaseValues,
  { dataDir, base }: { readonly dataDir: string; readonly base: string },
): ReleaseSettings {
  const { RELEASES = join(dataDir, 'releases'), S3_ENDPOINT: endpoint } = values;
  const address = ADDRESS.exec(RELEASES)?.groups;
  if (address === undefined) return { kind: 'folder', folder: resolve(base, RELEASES) };
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

function credentialsOf(values: ReleaseValues): BucketSettings['credentials'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
}
