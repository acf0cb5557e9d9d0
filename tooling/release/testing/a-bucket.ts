import type { ReleaseSettings } from '@shortlist/shell/server';
import { type S3Server, startS3Server } from '../../../bff/sandbox/s3/s3-server.ts';

const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

/** A bucket of a server on this machine, and how it is named. */
export interface TestBucket extends S3Server {
  readonly settings: Extract<ReleaseSettings, { kind: 's3' }>;
  /** The same as variables. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server that speaks S3, with an empty bucket. Its lists have pages of three. */
export async function startBucket(): Promise<TestBucket> {
  const server = await startS3Server({ ...keys, bucket: 'releases', region: 'eu-central-1', pageSize: 3 });
  return {
    ...server,
    settings: {
      kind: 's3',
      bucket: 'releases',
      prefix: 'live/',
      endpoint: server.endpoint,
      region: 'eu-central-1',
      credentials: keys,
      pathStyle: true,
    },
    env: {
      RELEASES: 's3://releases/live',
      S3_ENDPOINT: server.endpoint,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
  };
}
