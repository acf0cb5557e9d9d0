import { z } from 'zod';
import { StartError } from './settings.ts';

/** A bucket of S3, or of a server that is compatible with it. */
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

/** A bucket by the rules of S3, and what the keys in it begin with. */
const ADDRESS = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w./-]*))?$/;

/** A variable that names a folder or a bucket. */
export const FolderOrBucket = z
  .string()
  .refine((text) => !text.includes('://') || ADDRESS.test(text), 'must be a folder, or s3://bucket/prefix.');

/** The variables of every bucket, whatever it is for. */
export const S3Variables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com.' })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.stringbool('must be 1 or 0.').optional(),
};

type S3Values = z.output<z.ZodObject<typeof S3Variables>>;

/**
 * The bucket that a value of `FolderOrBucket` names; null when it names a folder.
 *
 * @throws StartError when one key is there without the other.
 */
export function s3SettingsOf(place: string, values: S3Values): S3Settings | null {
  const address = ADDRESS.exec(place)?.groups;
  if (address === undefined) return null;
  const prefix = (address.prefix ?? '').replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    bucket: address.bucket ?? '',
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: credentialsOf(values),
    // A server of one's own seldom has a host name for each bucket.
    pathStyle: values.S3_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
  };
}

function credentialsOf(values: S3Values): S3Settings['credentials'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
}

/** The HTTP status of an error of the SDK; undefined when the server did not answer. */
export function s3StatusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}

/** What is wrong with the settings when a bucket refuses, naming the variable; `variable` is the one that names the bucket. */
export function s3Problem(error: unknown, variable: string, settings: S3Settings): string {
  const { bucket, region, endpoint = 'AWS' } = settings;
  const name = error instanceof Error ? error.name : '';
  const status = s3StatusOf(error);
  if (name === 'CredentialsProviderError')
    return `${variable} is a bucket, but there are no keys for it: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or run it with a role that may use the bucket.`;
  if (name === 'InvalidAccessKeyId') return `S3_ACCESS_KEY_ID isn't valid at ${endpoint}.`;
  if (name === 'SignatureDoesNotMatch')
    return `S3_SECRET_ACCESS_KEY doesn't match S3_ACCESS_KEY_ID at ${endpoint}.`;
  if (name === 'NoSuchBucket' || (status === 404 && name !== 'NoSuchKey'))
    return `${variable} names the bucket ${bucket}, which does not exist at ${endpoint}: create it first.`;
  if (status === 301 || status === 307 || name === 'AuthorizationHeaderMalformed')
    return `S3_REGION is ${region}, which is not the region of the bucket ${bucket}.`;
  if (status === 403)
    return `The S3 keys don't have read, write, list, and delete permission for bucket ${bucket} (${variable}).`;
  const reason = status === undefined ? 'it does not answer' : `it answers ${status} ${name}`;
  return `${variable} names the bucket ${bucket} at ${endpoint}, which can't be used because ${reason}: check S3_ENDPOINT.`;
}
