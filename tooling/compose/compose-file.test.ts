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
import { composeServices, ownServices, programOf, readComposeFile } from './compose-file.ts';

const services = composeServices();
const started = Object.entries(ownServices()).map(([name, service]) => ({
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
  'tooling/release/release.ts': ['DATA_DIR', 'RELEASES'],
  'tooling/storybook/serve-static.ts': Object.keys(StorybookVariables.shape),
};

/** Without the address of its own schema, which ajv would look for. */
const { $schema, ...specification } = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/compose-spec.schema.json'), 'utf8')));

const validate = new Ajv({ strict: false, validateFormats: false }).compile(specification);

test('docker-compose.yml is what the Compose specification allows', () => {
  expect($schema).toContain('draft-07');

  validate(readComposeFile());

  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ services: { bff: { image: 'bff', volume: ['data:/data'] } } })).toBe(false);
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

/** What a service is given, with empty secrets. */
const given = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([variable, value]) =>
      variable.endsWith('_FILE') ? [variable, '/dev/null'] : [variable, value],
    ),
  );

test('server, worker and edge start with what they are given', () => {
  expect(readEnv(given('bff'))).toMatchObject({ workers: 'external', demo: false, isPaymentSandbox: false });
  expect(readEnv(given('worker'))).toMatchObject({
    dataDir: readEnv(given('bff')).dataDir,
    workerPort: 4001,
  });
  expect(readEdgeEnv(given('edge'))).toMatchObject({ overrides: { origins: [] } });
});

test('who is called is where it says that it listens', () => {
  const { bff, edge, postgres } = services;
  const environment = { ...edge?.environment };

  expect(environment.API_URL).toBe(`http://bff:${bff?.environment.PORT}`);
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
  const stays = Object.entries(services).filter(([name]) => name !== 'release');

  expect(stays.filter(([, { healthcheck }]) => healthcheck === undefined)).toEqual([]);
});
