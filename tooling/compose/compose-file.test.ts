import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Variables as BffVariables, readEnv } from '../../bff/src/env.ts';
import { EdgeVariables, readEdgeEnv } from '../../shell/server/processes/edge-env.ts';
import { ServingVariables } from '../../shell/server/processes/serving-env.ts';
import { remotePackages, WORKSPACE } from '../build/packages.ts';
import { StorybookVariables } from '../storybook/serve-static.ts';
import { composeServices, FULL, ownServices, programOf, readComposeFile } from './compose-file.ts';

const services = composeServices(FULL);
const started = Object.entries(ownServices(FULL)).map(([name, service]) => ({
  name,
  service,
  words: programOf(service),
}));

/** What each process reads, by its file. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  'bff/src/main.ts': Object.keys(BffVariables.shape),
  'bff/src/worker.ts': Object.keys(BffVariables.shape),
  'shell/server/processes/edge.ts': Object.keys(EdgeVariables.shape),
  'shell/server/processes/serve-remote.ts': Object.keys(ServingVariables.shape),
  'tooling/release/release.ts': ['DATA_DIR', 'RELEASES', 'RELEASE_KEY', 'RELEASE_KEYS'],
  'tooling/storybook/serve-static.ts': Object.keys(StorybookVariables.shape),
};

/** Without the address of its own schema, which ajv would look for. */
const { $schema, ...specification } = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/compose-spec.schema.json'), 'utf8')));

const validate = new Ajv({ strict: false, validateFormats: false }).compile(specification);

test('[PD-01] docker-compose.yml is what the Compose specification allows', () => {
  expect($schema).toContain('draft-07');

  validate(readComposeFile());

  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ services: { bff: { image: 'bff', volume: ['data:/data'] } } })).toBe(false);
});

/** Debian's package of Compose, which knows no name of a project. */
const compose = (words: readonly string[]) => {
  const input = readFileSync(join(WORKSPACE, 'docker-compose.yml'), 'utf8').replace(/^name: .*$/m, '');
  return spawnSync('docker-compose', ['--file=-', `--project-directory=${WORKSPACE}`, ...words], { input });
};

test.runIf(compose(['version']).status === 0).each([
  { words: [], api: 'http://bff:4000' },
  { words: ['--env-file=full.env'], api: FULL.API_URL },
])('Compose itself takes docker-compose.yml, with $words', ({ words, api }) => {
  const { status, stdout, stderr } = compose([...words, 'config']);

  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' });
  expect(stdout.toString()).toContain(`API_URL: ${api}`);
});

test('what full.env sets is read in docker-compose.yml', () => {
  const text = readFileSync(join(WORKSPACE, 'docker-compose.yml'), 'utf8');

  const unread = Object.keys(FULL).filter(
    (name) => !text.includes(`\${${name}:-`) && name !== 'COMPOSE_PROFILES',
  );

  expect(unread).toEqual([]);
  expect(Object.values(services).flatMap(({ profiles }) => profiles)).toContain(FULL.COMPOSE_PROFILES);
});

test.each(started)(
  'the process of $name is there, and reads every variable that it is given',
  ({ service, words }) => {
    const [file = ''] = words;
    expect(existsSync(join(WORKSPACE, file))).toBe(true);

    const known = VARIABLES[file] ?? [];
    const strangers = Object.keys(service.environment).filter(
      (name) => !known.includes(name) && !known.includes(name.replace(/_FILE$/, '')),
    );

    expect(strangers).toEqual([]);
  },
);

test.each(started)('$name gets the file of every secret that it names, and no other', ({ service }) => {
  const named = Object.entries(service.environment)
    .filter(([name]) => name.endsWith('_FILE'))
    .map(([, file]) => file);

  expect(named.toSorted()).toEqual(service.secrets.map((secret) => `/run/secrets/${secret}`).toSorted());
});

/** What a service of the minimal product is given, with empty secrets. */
const given = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(composeServices()[name]?.environment ?? {}).map(([variable, value]) =>
      variable.endsWith('_FILE') ? [variable, '/dev/null'] : [variable, value],
    ),
  );

test('server, worker and edge start with what they are given', () => {
  expect(readEnv(given('bff'))).toMatchObject({ workers: 'external', demo: false, isPaymentSandbox: false });
  expect(readEnv(given('worker'))).toMatchObject({
    dataDir: readEnv(given('bff')).dataDir,
    workerPort: 4001,
  });
  const { RELEASE_KEYS_FILE, ...edge } = given('edge');
  expect(readEdgeEnv({ ...edge, RELEASE_KEYS: '{}' })).toMatchObject({ overrides: { origins: [] } });
  expect(RELEASE_KEYS_FILE).toBe('/dev/null');
});

test('who is called is where it says that it listens', () => {
  const { bff, edge, postgres } = services;
  const environment = { ...edge?.environment };

  expect(environment.API_URL).toBe(
    `http://bff:${bff?.environment.PORT},http://bff-2:${bff?.environment.PORT}`,
  );
  expect(composeServices().edge?.environment.API_URL).toBe(`http://bff:${bff?.environment.PORT}`);
  expect(new URL(bff?.environment.DATABASE_URL ?? '')).toMatchObject({
    hostname: 'postgres',
    username: postgres?.environment.POSTGRES_USER,
    pathname: `/${postgres?.environment.POSTGRES_DB}`,
  });
  for (const { service } of started.filter(({ service: { ports } }) => ports.length > 0)) {
    const listens = service.environment.PORT ?? service.environment.STORYBOOK_PORT;
    expect(service.ports).toEqual([expect.stringMatching(new RegExp(`^127\\.0\\.0\\.1:\\d+:${listens}$`))]);
  }
});

test('pages find each remote on the port of the service that serves it', () => {
  const origins = readEdgeEnv({ REMOTE_ORIGINS: services.edge?.environment.REMOTE_ORIGINS }).remoteOrigins;

  const served = started.flatMap(({ name, service, words: [file = '', remote] }) => {
    if (!file.endsWith('serve-remote.ts')) return [];
    expect(remote).toBe(name);
    return [[name, `http://localhost:${service.ports[0]?.split(':')[1]}`] as const];
  });

  expect(Object.fromEntries(served)).toEqual(origins);
  expect(remotePackages()).toEqual(expect.arrayContaining(served.map(([name]) => name)));
});

test('every process that stays is asked how it does', () => {
  const stays = Object.entries(services).filter(([name]) => !['release', 'store-bucket'].includes(name));

  expect(stays.filter(([, { healthcheck }]) => healthcheck === undefined)).toEqual([]);
});

test('no process can write to its image, gain rights or take all memory', () => {
  const file = z.object({ services: z.record(z.string(), z.record(z.string(), z.unknown())) });

  for (const [name, service] of Object.entries(file.parse(readComposeFile()).services)) {
    expect({ name, ...service }).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
    });
  }
});
