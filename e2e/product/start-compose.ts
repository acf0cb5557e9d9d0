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
const PATIENCE_MS = 120_000;

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

type Services = Readonly<Record<string, ComposeService>>;

/** What stands for the network, the volumes and the secrets of containers here. */
interface Stage {
  readonly ports: ReadonlyMap<string, number>;
  readonly folder: string;
  readonly services: Services;
}

/**
 * Starts every service of docker-compose.yml, with its command and environment, in the order that it says there.
 *
 * @throws Error when one ends, or does not become healthy.
 */
export async function startComposed(checkout = join(import.meta.dirname, '../..')): Promise<ComposedProduct> {
  const services = composeServices();
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-compose-'));
  const database = await startDatabase();
  const ports = new Map([['postgres', database.port]]);
  for (const name of Object.keys(services)) if (name !== 'postgres') ports.set(name, await freePort());
  const stage = { ports, folder, services };
  laySecrets(folder, database.password);
  const children = new Map<string, ChildProcess>();
  const starting = new Map<string, Promise<void>>();
  const portOf = (name: string) => ports.get(name) ?? 0;

  async function start(name: string): Promise<void> {
    const service = serviceOf(stage, name);
    for (const [other, { condition }] of Object.entries(service.depends_on)) {
      await started(other);
      if (condition === 'service_healthy') await untilHealthy(other);
      if (condition === 'service_completed_successfully') await untilDone(children.get(other), other);
    }
    if (name === 'postgres') return;
    const env = environmentOf(stage, name);
    children.set(
      name,
      spawn(process.execPath, programOf(service), {
        cwd: checkout,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
  }

  function started(name: string): Promise<void> {
    const known = starting.get(name) ?? start(name);
    starting.set(name, known);
    return known;
  }

  async function untilHealthy(name: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await isHealthy(stage, name))) {
      const code = children.get(name)?.exitCode;
      if (typeof code === 'number' || performance.now() > end)
        throw new Error(`${name} is not healthy (${code}).`);
      await wait(300);
    }
  }

  const stop = async (name: string) => {
    const child = children.get(name);
    if (!child) return null;
    child.kill('SIGTERM');
    return endOf(child);
  };
  const remove = async () => {
    for (const child of children.values()) if (child.exitCode === null) child.kill('SIGKILL');
    await Promise.all([...children.values()].map(endOf));
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(Object.keys(services).map(started));
    await Promise.all(
      Object.keys(services)
        .filter((name) => services[name]?.healthcheck)
        .map(untilHealthy),
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    address: `http://localhost:${portOf('edge')}`,
    originOf: (remote) => `http://localhost:${portOf(remote)}`,
    isHealthy: (name) => isHealthy(stage, name),
    runIn: async (name, words) =>
      (await run(process.execPath, [...words], { cwd: checkout, env: environmentOf(stage, name) })).stdout,
    stop,
    remove,
  };
}

/** A private server of PostgreSQL with the user and the database that the image makes. */
async function startDatabase() {
  const cluster = await startCluster();
  const installation = findInstallation();
  if (typeof cluster === 'string' || typeof installation === 'string') throw new Error(String(cluster));
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

async function untilDone(child: ChildProcess | undefined, name: string): Promise<void> {
  const code = child ? await endOf(child) : null;
  if (code !== 0) throw new Error(`${name} ended with code ${code}.`);
}

function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
