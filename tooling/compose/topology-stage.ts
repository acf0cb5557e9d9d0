import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '../../bff/sandbox/s3/s3-server.ts';
import { startCluster } from '../postgres/cluster.ts';
import { findInstallation } from '../postgres/installation.ts';
import { freePort } from '../processes/free-port.ts';
import { runProgram } from '../processes/run-program.ts';
import { writeKeys } from '../release/keygen.ts';
import { type ComposeService, composeServices, FULL, ownServices } from './compose-file.ts';

/** What stands for the network, the volumes, the secrets and the images of others here. */
export interface Stage {
  /** Holds the files of the images. */
  readonly checkout: string;
  /** The services that run here as processes, of full.env. */
  readonly services: Readonly<Record<string, ComposeService>>;
  /** Where PostgreSQL's programs are: its health check is one. */
  readonly postgresPrograms: string;
  /** What a service of ours is given, with the addresses and folders of this machine. */
  readonly environmentOf: (service: string) => Record<string, string>;
  readonly portOf: (service: string) => number;
  readonly remove: () => Promise<void>;
}

/** Where a process listens in its container: only one of these is set. */
const PORTS = ['PORT', 'WORKER_PORT', 'STORYBOOK_PORT'];

/** Their servers are not on this machine: nobody sends mail. */
const LEFT_OUT = ['SMTP_URL', 'MAIL_FROM'];

/**
 * Prepares this machine for the services of docker-compose.yml: a private PostgreSQL, a store that speaks S3, a port for
 * each service.
 *
 * @param fixedPorts of services, by name; any free one unless told.
 */
export async function openStage(
  checkout: string,
  fixedPorts: Readonly<Record<string, number>>,
): Promise<Stage> {
  const services = ownServices(FULL);
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-topology-'));
  const database = await startDatabase();
  const key = 'a-key-of-the-topology';
  const store = await startS3Server({
    accessKeyId: 'shortlist',
    secretAccessKey: key,
    bucket: 'resumes',
    region: 'us-east-1',
  });
  const ports = new Map([['postgres', database.port]]);
  for (const name of Object.keys(services)) ports.set(name, fixedPorts[name] ?? (await freePort()));
  laySecrets(folder, { postgres_password: database.password, s3_secret_key: key });
  const portOf = (name: string) => ports.get(name) ?? 0;
  const names: Names = { folder, services: composeServices(FULL), portOf, store: store.endpoint };
  return {
    checkout,
    services,
    postgresPrograms: database.programs,
    portOf,
    environmentOf: (name) => environmentOf(names, name),
    async remove() {
      database.remove();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A private server of PostgreSQL with the user and the database that the image makes. */
async function startDatabase() {
  const cluster = await startCluster();
  const installation = findInstallation();
  if (typeof cluster === 'string') throw new Error(cluster);
  if (typeof installation === 'string') throw new Error(installation);
  const password = "it's/a:password@50%";
  const statements = [
    `create role shortlist login password '${password.replaceAll("'", "''")}'`,
    'create database shortlist owner shortlist',
  ];
  for (const statement of statements) {
    const { code, output } = await runProgram(join(installation.bin, 'psql'), [
      cluster.url,
      '--quiet',
      `--command=${statement}`,
    ]);
    if (code !== 0) throw new Error(output);
  }
  const port = Number(new URL(cluster.url).port);
  return { port, password, programs: installation.bin, remove: () => cluster.remove() };
}

function laySecrets(folder: string, known: Readonly<Record<string, string>>): void {
  const secrets = {
    edge_secret: 'a secret of forty characters, all in all',
    password_secrets: 'a secret of forty characters and some more',
    stripe_secret_key: '',
    stripe_webhook_secret: '',
    ...known,
  };
  mkdirSync(join(folder, 'secrets'));
  for (const [name, value] of Object.entries(secrets))
    writeFileSync(join(folder, 'secrets', name), `${value}\n`);
  writeKeys(join(folder, 'secrets'), []);
}

interface Names {
  readonly folder: string;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly portOf: (service: string) => number;
  /** Where the store listens. */
  readonly store: string;
}

function environmentOf(names: Names, name: string): Record<string, string> {
  const { environment = {} } = names.services[name] ?? {};
  const mapped = Object.entries(environment)
    .filter(([variable]) => !LEFT_OUT.includes(variable))
    .map(([variable, value]) => {
      if (PORTS.includes(variable)) return [variable, String(names.portOf(name))];
      return [variable, variable === 'HOST' ? '127.0.0.1' : mapText(names, name, value)];
    });
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, PGPORT: String(names.portOf('postgres')), ...Object.fromEntries(mapped) };
}

/** Names of containers, published ports, volumes and secrets, as they are here. */
function mapText({ portOf, folder, services, store }: Names, name: string, value: string): string {
  const volumes = services[name]?.volumes ?? [];
  const mount = volumes.map((each) => each.split(':')).find(([, target]) => target === value);
  if (mount) return join(folder, 'volumes', mount[0] ?? '');
  if (value.startsWith('/run/secrets/')) return value.replace('/run', folder);
  let text = value
    .replace('@postgres:5432', `@127.0.0.1:${portOf('postgres')}`)
    .replace('http://store:8333', store);
  for (const [other, service] of Object.entries(services)) {
    const [, published, listens] = service.ports[0]?.split(':') ?? [];
    if (published && listens) text = text.replaceAll(`localhost:${published}`, `localhost:${portOf(other)}`);
    text = text.replace(`//${other}:${service.environment.PORT}`, `//127.0.0.1:${portOf(other)}`);
  }
  return text;
}
