import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WORKSPACE } from '../build/packages.ts';
import { composeServices, FULL, programOf } from './compose-file.ts';
import { openStage, type Stage } from './topology-stage.ts';

const run = promisify(execFile);
const PATIENCE_MS = 300_000;

/** The services of docker-compose.yml as processes of this machine. */
export interface Topology {
  /** As browsers see the edge: `http://localhost:4412` */
  readonly address: string;
  /** The same of another service. */
  readonly originOf: (service: string) => string;
  /** Whether the health check of a service passes, by the very words of docker-compose.yml. */
  readonly isHealthy: (service: string) => Promise<boolean>;
  /** Runs a program where a service runs, as `docker compose exec` does. Returns what it printed. */
  readonly runIn: (service: string, words: readonly string[]) => Promise<string>;
  /** Ends a service; asks it to stop unless told. Returns its exit code, null after a signal that can't be heard. */
  readonly stop: (service: string, signal?: NodeJS.Signals) => Promise<number | null>;
  /** Starts a service that has ended again, and returns when it is healthy. */
  readonly start: (service: string) => Promise<void>;
  /** Removes everything, and ends what still runs. */
  readonly remove: () => Promise<void>;
}

interface TopologyOptions {
  /** Of services, by name; any free one unless told. */
  readonly ports?: Readonly<Record<string, number>>;
}

/** What runs, by service. */
type Children = Map<string, ChildProcess>;

/**
 * Starts every service of ours in docker-compose.yml, with its command and environment, in the order that it says there.
 *
 * @throws Error when one ends, or does not become healthy.
 */
export async function startTopology({ ports = {} }: TopologyOptions = {}): Promise<Topology> {
  const stage = await openStage(WORKSPACE, ports);
  const children: Children = new Map();
  const remove = async () => {
    for (const child of children.values()) child.kill('SIGKILL');
    await Promise.all([...children.values()].map(endOf));
    await stage.remove();
  };
  try {
    await startAll(stage, children);
  } catch (error) {
    await remove();
    throw error;
  }
  const originOf = (name: string) => `http://localhost:${stage.portOf(name)}`;
  return {
    address: originOf('edge'),
    originOf,
    isHealthy: (name) => isHealthy(stage, name),
    runIn: async (name, words) => {
      const place = { cwd: stage.checkout, env: stage.environmentOf(name) };
      return (await run(process.execPath, [...words], place)).stdout;
    },
    stop: async (name, signal = 'SIGTERM') => {
      const child = children.get(name);
      child?.kill(signal);
      return child ? endOf(child) : null;
    },
    start: async (name) => {
      children.set(name, spawnService(stage, name));
      await untilHealthy(stage, name, children.get(name));
    },
    remove,
  };
}

/** Each after those that it depends on; returns when all are healthy. */
async function startAll(stage: Stage, children: Children): Promise<void> {
  const starting = new Map<string, Promise<void>>();
  const startOnce = (name: string): Promise<void> => {
    const known = starting.get(name) ?? start(name);
    starting.set(name, known);
    return known;
  };
  async function start(name: string): Promise<void> {
    for (const [other, { condition }] of Object.entries(stage.services[name]?.depends_on ?? {})) {
      if (Object.hasOwn(stage.services, other)) await startOnce(other);
      const child = children.get(other);
      if (condition === 'service_healthy') await untilHealthy(stage, other, child);
      if (condition === 'service_completed_successfully') await untilDone(other, child);
    }
    children.set(name, spawnService(stage, name));
  }

  await Promise.all(Object.keys(stage.services).map(startOnce));
  const asked = Object.keys(stage.services).filter((name) => stage.services[name]?.healthcheck);
  await Promise.all(asked.map((name) => untilHealthy(stage, name, children.get(name))));
}

function spawnService({ services, checkout, environmentOf }: Stage, name: string): ChildProcess {
  const service = services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name} of ours.`);
  return spawn(process.execPath, programOf(service), {
    cwd: checkout,
    env: environmentOf(name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function isHealthy(stage: Stage, name: string): Promise<boolean> {
  const [kind, program = '', ...words] = composeServices(FULL)[name]?.healthcheck?.test ?? [];
  if (kind !== 'CMD') throw new Error(`${name} is asked by ${kind}.`);
  const file = program === 'node' ? process.execPath : join(stage.postgresPrograms, program);
  return run(file, words, { env: stage.environmentOf(name), timeout: 10_000 }).then(
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
