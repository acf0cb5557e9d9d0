import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from './env.ts';

test('without variables it runs embedded, with the demo, on this machine only', () => {
  const env = readEnv({});

  expect(env).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demo: true,
    trustProxy: false,
    adminEmails: [],
    salesEmail: 'sales@shortlist.example',
  });
  expect(env.storage).toEqual({ kind: 'folder', folder: `${env.dataDir}/files` });
});

test('the password of the database may be kept apart, in a file that is read again for each connection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bff-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'password'), 'a/b@c:d%e\n');
  const server = { DATABASE_URL: 'postgresql://shortlist:other@postgres:5432/shortlist' };

  const { databaseUrl, databasePassword } = readEnv({
    ...server,
    DATABASE_PASSWORD_FILE: join(folder, 'password'),
  });

  expect(databaseUrl).toBe('postgresql://shortlist@postgres:5432/shortlist');
  expect(databasePassword).toBeTypeOf('function');
  const read = databasePassword as () => string;
  expect(read()).toBe('a/b@c:d%e');
  writeFileSync(join(folder, 'password'), 'changed\n');
  expect(read()).toBe('changed');
  expect(readEnv({ ...server, DATABASE_PASSWORD: 'x' }).databasePassword).toBe('x');
  expect(() => readEnv({ ...server, DATABASE_PASSWORD_FILE: join(folder, 'gone') })).toThrow(
    'gone, which cannot be read.',
  );
});

test('on a PostgreSQL server the demo is off unless asked for', () => {
  const server = { DATABASE_URL: 'postgresql://localhost/shortlist' };

  expect(readEnv(server).demo).toBe(false);
  expect(readEnv({ ...server, DEMO: '1' }).demo).toBe(true);
});

test('lists are separated by commas, and emails compared in small letters', () => {
  const env = readEnv({
    ADMIN_EMAILS: 'Ada@Example.com, grace@example.com',
    ALLOWED_ORIGINS: 'https://a.example/x',
  });

  expect(env.adminEmails).toEqual(['ada@example.com', 'grace@example.com']);
  expect(env.allowedOrigins).toEqual(['https://a.example']);
});

test('files are kept in a bucket when STORAGE names one', () => {
  const bucket = { STORAGE: 's3://resumes/eu/live/', S3_REGION: 'eu-central-1' };
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  expect(readEnv(bucket).storage).toEqual({
    kind: 's3',
    bucket: 'resumes',
    prefix: 'eu/live/',
    endpoint: undefined,
    region: 'eu-central-1',
    credentials: undefined,
    pathStyle: false,
  });
  expect(readEnv({ ...bucket, ...keys, S3_ENDPOINT: 'http://store:9000' }).storage).toMatchObject({
    endpoint: 'http://store:9000',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    pathStyle: true,
  });
  expect(() => readEnv({ ...bucket, S3_ACCESS_KEY_ID: 'id' })).toThrow('must be set together');
});

const HERE = { PUBLIC_URL: 'http://localhost:3000' };

test.each([
  { NODE_ENV: 'production', ...HERE },
  { HOST: '0.0.0.0', ...HERE },
  { PUBLIC_URL: 'https://hire.example.com' },
])('where others can reach it, what is for trying is off, and refused when asked for: %o', (exposed) => {
  expect(readEnv(exposed)).toMatchObject({ demo: false, isExposed: true, payments: { kind: 'off' } });
  expect(() => readEnv({ ...exposed, DEMO: '1' })).toThrow(
    /^DEMO must be off where \w+=\S+ opens it to others/,
  );
  expect(() => readEnv({ ...exposed, RATE_LIMITS: 'off' })).toThrow("RATE_LIMITS can't be off where");
  expect(() => readEnv({ ...exposed, PAYMENTS: 'sandbox' })).toThrow('PAYMENTS must not be sandbox where');
});

test.each([{ NODE_ENV: 'production' }, { HOST: '::' }])(
  '[PD-07] where others can reach it, it must know its address: %o',
  (exposed) => {
    expect(() => readEnv(exposed)).toThrow(/^PUBLIC_URL must say where browsers see the product/);
    expect(readEnv({ HOST: '127.0.0.1' })).toMatchObject({ isExposed: false, demo: true });
  },
);

test('[AU-05] Google sign-in is off without a client id, and Google’s own unless told', () => {
  expect(readEnv({}).google).toBeNull();
  expect(readEnv({ GOOGLE_CLIENT_ID: 'ours' }).google).toEqual({
    clientId: 'ours',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    scriptUrl: 'https://accounts.google.com/gsi/client',
  });
  expect(readEnv({ GOOGLE_CLIENT_ID: 'ours', GOOGLE_ISSUER: 'http://localhost:9' }).google?.issuers).toEqual([
    'http://localhost:9',
  ]);
});

test('an operator gives an account more calls, or, outside production, counts none', () => {
  expect(readEnv({ RATE_LIMITS: 'ai=2000, login=20' }).limits).toMatchObject({
    ai: { points: 2000, seconds: 3600 },
    login: { points: 20 },
    upload: { points: 200 },
  });
  expect(readEnv({ RATE_LIMITS: 'off' }).limits).toBeNull();
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db'],
  ['STORAGE', 'gs://bucket'],
  ['STORAGE', 's3://Not_A_Bucket'],
  ['S3_ENDPOINT', 'minio:9000'],
  ['ADMIN_EMAILS', 'ada'],
  ['SALES_EMAIL', 'sales'],
  ['SUPPORT_EMAIL', 'help'],
  ['CONTACT_NAME', ' '],
  ['GOOGLE_JWKS_URL', 'http://keys.example/certs'],
  ['GOOGLE_SCRIPT_URL', 'https://example.com/a b;c'],
  ['GOOGLE_JWKS_URL', 'keys'],
  ['GOOGLE_SCRIPT_URL', 'client.js'],
  ['RATE_LIMITS', 'login'],
  ['RATE_LIMITS', 'coffee=3'],
  ['DEMO', 'perhaps'],
  ['ALLOWED_ORIGINS', 'example'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_POOL', 'many'],
  ['DRAIN_SECONDS', '-1'],
  ['SESSION_HOURS', '0'],
  ['METRICS_TOKEN', 'short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
});

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const PRODUCTION = { NODE_ENV: 'production', ...HERE };

test.each([
  ['the sandbox without a key', {}, { kind: 'sandbox' }],
  ['nobody in production without a key', PRODUCTION, { kind: 'off' }],
  ['Stripe with its keys', KEYS, { kind: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }],
  ['nobody when asked for', { ...KEYS, PAYMENTS: 'off' }, { kind: 'off' }],
])('payments are taken by %s', (_, variables, payments) => {
  expect(readEnv(variables)).toMatchObject({ payments, isPaymentSandbox: payments.kind === 'sandbox' });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY requires STRIPE_WEBHOOK_SECRET'],
  [{ PAYMENTS: 'stripe' }, 'PAYMENTS=stripe needs STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a secret key of Stripe'],
  [{ PAYMENTS: 'paypal' }, 'PAYMENTS must be stripe, sandbox or off.'],
  [{ PUBLIC_URL: 'example' }, 'PUBLIC_URL must be an address'],
])('payments that are set up wrong stop the start: %o', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});

test('batches are worked on in the server unless workers of their own are wanted, which a server of PostgreSQL allows', () => {
  const DATABASE_URL = 'postgresql://user@host/name';

  expect(readEnv({}).workers).toBe('inline');
  expect(readEnv({ WORKERS: 'external', DATABASE_URL }).workers).toBe('external');
  expect(() => readEnv({ WORKERS: 'external' })).toThrow('WORKERS=external requires DATABASE_URL');
  expect(() => readEnv({ WORKERS: 'many' })).toThrow('WORKERS must be inline or external.');
});

test('the local engine does the work whatever keys the shell carries, until ENGINE says otherwise', () => {
  const keys = { OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'some-model' };

  expect(readEnv(keys).engine).toEqual({ kind: 'local' });
  expect(readEnv({ ...keys, ENGINE: 'openai', OPENAI_DAILY_BUDGET: '2000000' }).engine).toMatchObject({
    kind: 'openai',
    model: {
      baseUrl: 'https://api.openai.com/v1',
      deadlineMs: 30_000,
      dailyBudget: { tokens: 2_000_000 },
      prices: null,
    },
  });
});

test('without a key or a model it starts all the same and knows what is missing; a server on this machine needs no key', () => {
  const here = { ENGINE: 'openai', OPENAI_BASE_URL: 'http://localhost:11434/v1/' };

  expect(readEnv({ ENGINE: 'openai' }).engine).toEqual({
    kind: 'openai',
    model: null,
    lacks: 'OPENAI_API_KEY and OPENAI_MODEL',
  });
  expect(readEnv({ ...here, OPENAI_MODEL: 'm' }).engine).toMatchObject({
    model: { apiKey: null, baseUrl: 'http://localhost:11434/v1' },
  });
});

test.each([
  [{ ENGINE: 'gpt' }, 'ENGINE must be local or openai.'],
  [
    { OPENAI_BASE_URL: 'http://models.example/v1' },
    'OPENAI_BASE_URL must start with https://; http:// is only',
  ],
  [{ OPENAI_BASE_URL: 'https://a:b@models.example' }, 'OPENAI_BASE_URL must be a URL without credentials'],
  [{ OPENAI_API_KEY: 'two words' }, 'OPENAI_API_KEY must be a key without spaces.'],
  [{ OPENAI_DEADLINE_SECONDS: '0' }, 'OPENAI_DEADLINE_SECONDS must be 1 to 300 seconds.'],
  [{ OPENAI_MAX_TOKENS: '12' }, 'OPENAI_MAX_TOKENS must be 2000 to 1000000 tokens.'],
  [{ OPENAI_DAILY_BUDGET: 'a lot' }, 'OPENAI_DAILY_BUDGET must be tokens a day like 2000000, or dollars'],
  [
    { ENGINE: 'openai', OPENAI_DAILY_BUDGET: '5 USD' },
    'OPENAI_DAILY_BUDGET in dollars needs OPENAI_PRICE_INPUT',
  ],
  [{ ENGINE: 'openai', OPENAI_PRICE_INPUT: '1' }, 'OPENAI_PRICE_OUTPUT is needed with OPENAI_PRICE_INPUT.'],
])('a setting of the engine that is wrong is named: %o', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});
