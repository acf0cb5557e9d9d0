import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEdgeEnv } from './edge-env.ts';

const PUBLIC_KEY = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';

const WORKSPACE = join(import.meta.dirname, '../../..');

test('an empty environment means port 3000 and the folder .data', () => {
  expect(readEdgeEnv({ PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(WORKSPACE, '.data'),
    releases: { kind: 'folder', folder: join(WORKSPACE, '.data/releases'), environment: 'production' },
    edgeSecret: null,
    overrides: { users: [], origins: ['http://localhost:*', 'http://127.0.0.1:*'] },
    health: {},
    remoteOrigins: {},
    sandboxed: {},
    api: null,
    isBehindProxy: false,
    metricsToken: null,
    signInScript: null,
    publicUrl: null,
    isProduction: false,
  });
});

test('pages may load the script of Google sign-in once it has a client id', () => {
  expect(readEdgeEnv({ GOOGLE_CLIENT_ID: 'client' }).signInScript).toBe(
    'https://accounts.google.com/gsi/client',
  );
  expect(() =>
    readEdgeEnv({ GOOGLE_SCRIPT_URL: "https://a.example/x.js; script-src 'unsafe-inline'" }),
  ).toThrow('GOOGLE_SCRIPT_URL must be an address without spaces');
});

test('API_URL says where each BFF listens', () => {
  const { api } = readEdgeEnv({ API_URL: 'http://bff:4000, http://bff-2:4000' });

  expect(api?.map(({ host }) => host)).toEqual(['bff:4000', 'bff-2:4000']);
  expect(() => readEdgeEnv({ API_URL: 'bff:4000' })).toThrow('API_URL must be addresses');
});

test('RELEASE_HEALTH names what differs from the defaults', () => {
  expect(readEdgeEnv({ RELEASE_HEALTH: 'visitors=6, percent=50,minutes=2' }).health).toEqual({
    minVisitors: 6,
    failingShare: 0.5,
    windowMs: 120_000,
  });
});

test.each(['visitors', 'visitors=many', 'visitors=0', 'visits=3', 'constructor=3'])(
  'RELEASE_HEALTH=%s is refused by its name',
  (RELEASE_HEALTH) => {
    expect(() => readEdgeEnv({ RELEASE_HEALTH })).toThrow('RELEASE_HEALTH must be like visitors=20');
  },
);

test.each(['seven', '70000', '0', '3.5'])('PORT=%s is refused by its name', (PORT) => {
  expect(() => readEdgeEnv({ PORT })).toThrow('PORT must be a port number from 1 to 65535, like 3000.');
});

test('RELEASES names a bucket, or a folder from the top of the checkout', () => {
  const bucket = readEdgeEnv({
    RELEASES: 's3://shortlist/releases/',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });

  expect(bucket.releases).toEqual({
    kind: 's3',
    bucket: 'shortlist',
    prefix: 'releases/',
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    pathStyle: true,
    environment: 'production',
  });
  expect(readEdgeEnv({ RELEASES: 'shared/releases' }).releases).toEqual({
    kind: 'folder',
    folder: join(WORKSPACE, 'shared/releases'),
    environment: 'production',
  });
});

test('[TM-08] RELEASE_ENVIRONMENT names whose live versions are served', () => {
  expect(readEdgeEnv({ RELEASE_ENVIRONMENT: 'staging' }).releases.environment).toBe('staging');
  expect(() => readEdgeEnv({ RELEASE_ENVIRONMENT: '../other' })).toThrow(
    'RELEASE_ENVIRONMENT must be a word of small letters',
  );
});

test.each([
  [{ RELEASES: 'ftp://somewhere' }, 'RELEASES must be a folder, or s3://bucket/prefix.'],
  [
    { RELEASES: 's3://shortlist', S3_ACCESS_KEY_ID: 'id' },
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
  ],
])('a place for releases that can’t be meant is refused by its name: %o', (source, sentence) => {
  expect(() => readEdgeEnv(source)).toThrow(sentence);
});

test('in production no origin may override a remote unless it is named', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', RELEASE_KEYS: '{}' };
  expect(readEdgeEnv(production).overrides.origins).toEqual([]);

  const named = readEdgeEnv({
    ...production,
    PUBLIC_URL: 'https://hire.example.com',
    OVERRIDE_ORIGINS: 'https://*.preview.example.com, http://localhost:*',
    OVERRIDE_USERS: 'Ada@Example.org',
  });

  expect(named.overrides).toEqual({
    users: ['ada@example.org'],
    origins: ['https://*.preview.example.com', 'http://localhost:*'],
  });
});

test('[PD-09] where others can reach it, the edge does not start without the keys of releases', () => {
  const reachable = { NODE_ENV: 'production', PUBLIC_URL: 'https://hire.example.com' };

  expect(() => readEdgeEnv(reachable)).toThrow(
    'RELEASE_KEYS_FILE must name the file of the public keys that releases are signed with',
  );
  expect(readEdgeEnv({ ...reachable, RELEASE_KEYS: `{"*": ["${PUBLIC_KEY}"]}` }).releases.keys).toEqual({
    '*': [expect.objectContaining({ id: expect.stringMatching(/^[0-9a-f]{16}$/) })],
  });
});

test.each(['{', '[]', '{"mfe-jobs": []}', '{"mfe-jobs": ["none"]}', `{"mfe-jobs": "${PUBLIC_KEY}"}`])(
  '[PD-09] RELEASE_KEYS=%s is refused by its name',
  (RELEASE_KEYS) => {
    expect(() => readEdgeEnv({ RELEASE_KEYS })).toThrow('RELEASE_KEYS must be JSON that names the public');
  },
);

test.each(['http://preview.example.com', 'preview.example.com', 'https://*', 'https://a.example/path'])(
  'OVERRIDE_ORIGINS=%s is refused by its name',
  (OVERRIDE_ORIGINS) => {
    expect(() => readEdgeEnv({ OVERRIDE_ORIGINS })).toThrow('OVERRIDE_ORIGINS must list origins like');
  },
);

test('a short EDGE_SECRET is refused by its name', () => {
  expect(() => readEdgeEnv({ EDGE_SECRET: 'short' })).toThrow('EDGE_SECRET must have 32 characters or more.');
});

test('REMOTE_ORIGINS names the origin of each remote that is served elsewhere, as pairs or as JSON', () => {
  const origins = { 'mfe-jobs': 'https://jobs.example.com', 'mfe-ai': 'http://localhost:4103' };
  const pairs = 'mfe-jobs=https://jobs.example.com, mfe-ai=http://localhost:4103';

  expect(readEdgeEnv({ REMOTE_ORIGINS: pairs }).remoteOrigins).toEqual(origins);
  expect(readEdgeEnv({ REMOTE_ORIGINS: JSON.stringify(origins) }).remoteOrigins).toEqual(origins);
});

test.each([
  ['mfe-jobs', 'must be like mfe-jobs=https://jobs.example.com'],
  ['mfe-jobs=jobs.example.com', 'must be like mfe-jobs=https://jobs.example.com'],
  ['mfe-jobs=https://jobs.example.com/assets', 'must be like mfe-jobs=https://jobs.example.com'],
  ['mfe-jobs=http://jobs.example.com', 'with https unless it is this machine.'],
  ['{"mfe-jobs": 7}', 'must be like mfe-jobs=https://jobs.example.com'],
  ['{"mfe-jobs"', 'must be like mfe-jobs=https://jobs.example.com'],
  ['mfe-ai=https://a.example.com,mfe-ai=https://b.example.com', 'names a remote twice.'],
])('REMOTE_ORIGINS=%s is refused by its name', (REMOTE_ORIGINS, sentence) => {
  expect(() => readEdgeEnv({ REMOTE_ORIGINS })).toThrow('REMOTE_ORIGINS');
  expect(() => readEdgeEnv({ REMOTE_ORIGINS })).toThrow(sentence);
});

test('[TM-05] SANDBOXED_REMOTES names the remotes that run in frames, with their calls', () => {
  const SANDBOXED_REMOTES = '{"mfe-jobs": ["jobs", "resumes.list"]}';

  expect(readEdgeEnv({ SANDBOXED_REMOTES }).sandboxed).toEqual({ 'mfe-jobs': ['jobs', 'resumes.list'] });
  expect(() =>
    readEdgeEnv({ SANDBOXED_REMOTES, REMOTE_ORIGINS: 'mfe-jobs=https://jobs.example.com' }),
  ).toThrow('SANDBOXED_REMOTES and REMOTE_ORIGINS both name mfe-jobs');
});

test.each([
  ['mfe-jobs', 'must be JSON that names the calls of each sandboxed remote'],
  ['{"mfe-jobs": "jobs"}', 'must be JSON that names the calls of each sandboxed remote'],
  ['{"../jobs": ["jobs"]}', 'must be JSON that names the calls of each sandboxed remote'],
  ['{"mfe-jobs": ["jobs.lst"]}', 'names jobs.lst, which is no resource or call of /api.'],
])('[TM-05] SANDBOXED_REMOTES=%s is refused by its name', (SANDBOXED_REMOTES, sentence) => {
  expect(() => readEdgeEnv({ SANDBOXED_REMOTES })).toThrow(`SANDBOXED_REMOTES ${sentence}`);
});
