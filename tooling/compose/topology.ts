import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ComposeService, composeServices, programOf } from '@shortlist/tooling/compose/compose-file.ts';
import { startCluster } from '@shortlist/tooling/postgres/cluster.ts';
import { findInstallation } from '@shortlist/tooling/postgres/installation.ts';
import { freePort } from '@shortlist/tooling/processes/free-port.ts';
import { inherited } from './start-product.ts';

const run = promisify(execFile);
const PATIENCE_MS = 300_000;

/** The services of docker-compose.yml as processes of this machine. */
export interface ComposedProduct {
  /** As browsers see the edge: `http://localhost:4412` */
  readonly address: string;
  /** The same of the server of a remote. */
  readonly originOf: (remote: string) => string;
  /** Whether the health check of a service passes, by the very words of docker-compose.yml. */
  readonly isHealthy: (service: string) => Promise<boolean>;
  /** Runs a program where a service runs, as `docker compose exec` does. Returns what it printed. */
  readonly runIn: (service: string, words: readonly string[]) => Promise<string>;
  /** Asks a service to stop. Returns its exit code. */
  readonly stop: (service: string) => Promise<number | null>;
  /** Removes everything, and ends what still runs. */
  readonly remove: () => Promise<void>;
}

/** What stands for the network, the volumes and the secrets of containers here. */
interface Stage {
  readonly checkout: string;
  readonly ports: ReadonlyMap<string, number>;
  readonly folder: string;
  readonly services: Readonly<Record<string, ComposeService>>;
}

/**
 * Starts every service of docker-compose.yml, with its command and environment, in the order that it says there.
 *
 * @param checkout holds the files of the images.
 * @throws Error when one ends, or does not become healthy.
 */
export async function startComposed(checkout = join(import.meta.dirname, '../..')): Promise<ComposedProduct> {
  const services = composeServices();
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-compose-'));
  const database = await startDatabase();
  const ports = new Map<string, number>();
  for (const name of Object.keys(services)) ports.set(name, await freePort());
  const stage = { ports: ports.set('postgres', database.port), folder, services, checkout };
  laySecrets(folder, database.password);
  const children = new Map<string, ChildProcess>();
  const remove = async () => {
    for (const child of children.values()) if (child.exitCode === null) child.kill('SIGKILL');
    await Promise.all([...children.values()].map(endOf));
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await startAll(stage, children);
  } catch (error) {
    await remove();
    throw error;
  }
  const addressOf = (name: string) => `http://localhost:${ports.get(name)}`;
  return {
    address: addressOf('edge'),
    originOf: addressOf,
    isHealthy: (name) => isHealthy(stage, name),
    runIn: async (name, words) => {
      const { stdout } = await run(process.execPath, [...words], {
        cwd: checkout,
        env: environmentOf(stage, name),
      });
      return stdout;
    },
    stop: async (name) => {
      const child = children.get(name);
      child?.kill('SIGTERM');
      return child ? endOf(child) : null;
    },
    remove,
  };
}

/** Each after those that it depends on; returns when all are healthy. */
async function startAll(stage: Stage, children: Map<string, ChildProcess>): Promise<void> {
  const starting = new Map<string, Promise<void>>();
  const startOnce = (name: string): Promise<void> => {
    const known = starting.get(name) ?? start(name);
    starting.set(name, known);
    return known;
  };
  async function start(name: string): Promise<void> {
    const service = serviceOf(stage, name);
    for (const [other, { condition }] of Object.entries(service.depends_on)) {
      await startOnce(other);
      const child = children.get(other);
      if (condition === 'service_healthy') await untilHealthy(stage, other, child);
      if (condition === 'service_completed_successfully') await untilDone(other, child);
    }
    if (name === 'postgres') return;
    const options = { cwd: stage.checkout, env: environmentOf(stage, name) };
    const child = spawn(process.execPath, programOf(service), {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.set(name, child);
  }

  await Promise.all(Object.keys(stage.services).map(startOnce));
  const asked = Object.keys(stage.services).filter((name) => serviceOf(stage, name).healthcheck);
  await Promise.all(asked.map((name) => untilHealthy(stage, name, children.get(name))));
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
  for (const statement of statements)
    await run(join(installation.bin, 'psql'), [cluster.url, '--quiet', '--command', statement]);
  return { port: Number(new URL(cluster.url).port), password, remove: () => cluster.remove() };
}

function laySecrets(folder: string, password: string): void {
  const secrets = {
    postgres_password: password,
    edge_secret: 'a secret of forty characters, all in all',
    stripe_secret_key: '',
    stripe_webhook_secret: '',
  };
  mkdirSync(join(folder, 'secrets'));
  for (const [name, value] of Object.entries(secrets))
    writeFileSync(join(folder, 'secrets', name), `${value}\n`);
}

function serviceOf({ services }: Stage, name: string): ComposeService {
  const service = services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}.`);
  return service;
}

/** Where a process listens in its container: only one of these is set. */
const PORTS = ['PORT', 'WORKER_PORT', 'STORYBOOK_PORT'];

/** What docker-compose.yml sets for a service, with the addresses and folders of this machine. */
function environmentOf(stage: Stage, name: string): Record<string, string> {
  const { environment } = serviceOf(stage, name);
  const mapped = Object.entries(environment).map(([variable, value]) => {
    if (PORTS.includes(variable)) return [variable, String(stage.ports.get(name))];
    return [variable, variable === 'HOST' ? '127.0.0.1' : mapText(stage, name, value)];
  });
  return { ...inherited(), PGPORT: String(stage.ports.get('postgres')), ...Object.fromEntries(mapped) };
}

/** Names of containers, published ports, volumes and secrets, as they are here. */
function mapText({ ports, folder, services }: Stage, name: string, value: string): string {
  const volumes = services[name]?.volumes ?? [];
  const mount = volumes.map((each) => each.split(':')).find(([, target]) => target === value);
  if (mount) return join(folder, 'volumes', mount[0] ?? '');
  if (value.startsWith('/run/secrets/')) return value.replace('/run', folder);
  let text = value.replace('@postgres:5432', `@127.0.0.1:${ports.get('postgres')}`);
  for (const [other, service] of Object.entries(services)) {
    const [, published, listens] = service.ports[0]?.split(':') ?? [];
    if (published && listens)
      text = text.replaceAll(`localhost:${published}`, `localhost:${ports.get(other)}`);
    text = text.replace(`//${other}:${service.environment.PORT}`, `//127.0.0.1:${ports.get(other)}`);
  }
  return text;
}

async function isHealthy(stage: Stage, name: string): Promise<boolean> {
  const [kind, program = '', ...words] = serviceOf(stage, name).healthcheck?.test ?? [];
  const installation = findInstallation();
  if (kind !== 'CMD' || typeof installation === 'string') throw new Error(`${name} is asked by ${kind}.`);
  const file = program === 'node' ? process.execPath : join(installation.bin, program);
  return run(file, words, { env: environmentOf(stage, name), timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

async function untilHealthy(stage: Stage, name: string, child: ChildProcess | undefined): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isHealthy(stage, name))) {
    const hasEnded = child !== undefined && child.exitCode !== null;
    if (hasEnded || performance.now() > end) throw new Error(`${name} does not become healthy.`);
    await wait(300);
  }
}

async function untilDone(name: string, child: ChildProcess | undefined): Promise<void> {
  const code = child ? await endOf(child) : null;
  if (code !== 0) throw new Error(`${name} ended with code ${code}.`);
}

function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
