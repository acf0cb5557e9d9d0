import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../processes/free-port.ts';
import { makeClusterFolder, removeCluster, removeLeftovers } from './cluster-folder.ts';
import { findInstallation, type Installation } from './installation.ts';
import { findServerUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** A private PostgreSQL server of this process, in a temporary folder, on a free port of loopback. */
export interface Cluster {
  /** `postgresql://postgres:<random password>@127.0.0.1:<port>/postgres` */
  readonly url: string;
  readonly version: number;
  /** Stops the server as a crash would: its clients lose their connections. Its data stays. */
  halt(): Promise<void>;
  /** Starts a halted server again, on the same port. */
  resume(): Promise<void>;
  /** Stops all of its processes where they are: connections are taken, and nothing is said. Returns what lets them go on. */
  freeze(): () => void;
  /** Stops the server and removes all of it; done by itself when this process ends in any way but SIGKILL. */
  remove(): void;
}

/** What the data is worth after a crash does not matter here, the seconds do. */
const SETTINGS = {
  listen_addresses: `'127.0.0.1'`,
  unix_socket_directories: `''`,
  max_connections: '300',
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '5min',
};

/** Starts a private cluster; a sentence when this machine can't have one. */
export async function startCluster(): Promise<Cluster | string> {
  const installation = findInstallation();
  if (typeof installation === 'string') return installation;
  const user = findServerUser();
  if (typeof user === 'string') return user;
  removeLeftovers(installation, user);
  return start(installation, user);
}

async function start(installation: Installation, user: ServerUser): Promise<Cluster> {
  const folder = makeClusterFolder(user);
  const remove = removedAtExit(() => removeCluster(folder, installation, user));
  const pgCtl = (...words: string[]) =>
    run(join(installation.bin, 'pg_ctl'), [...words, '--silent', `--pgdata=${join(folder, 'data')}`], {
      ...user,
      cwd: folder,
    });
  const resume = async () => {
    // Without a log file the server would keep our pipe open, and pg_ctl would never seem to end.
    await pgCtl('start', '--wait', `--log=${join(folder, 'server.log')}`);
  };
  try {
    const password = await initialize(folder, installation, user);
    const port = await freePort();
    configure(folder, port);
    await resume();
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      version: installation.version,
      halt: async () => void (await pgCtl('stop', '--mode=immediate')),
      resume,
      freeze: () => freeze(folder),
      remove,
    };
  } catch (error) {
    const log = readLog(folder);
    remove();
    throw new Error(`A private PostgreSQL server did not start. ${log}`, { cause: error });
  }
}

/** Returns the password of the superuser: the port is open to everyone on this machine. */
async function initialize(folder: string, { bin }: Installation, user: ServerUser): Promise<string> {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const words = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const text = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', `--pgdata=${join(folder, 'data')}`];
  await run(join(bin, 'initdb'), [...words, ...text], { ...user, cwd: folder });
  return password;
}

function configure(folder: string, port: number): void {
  const lines = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(join(folder, 'data/postgresql.conf'), `${lines.join('\n')}\n`);
}

function readLog(folder: string): string {
  try {
    return readFileSync(join(folder, 'server.log'), 'utf8').slice(-2000);
  } catch {
    return '';
  }
}

function freeze(folder: string): () => void {
  const first = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ');
  const pids = [first, ...children].filter(Boolean).map(Number);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** As a process that a signal ended, but with its exit handlers run. */
function endProcess(): void {
  process.exit(130);
}

/** Runs `remove` once: when told, or at the end of this process, also by Ctrl-C. */
function removedAtExit(remove: () => void): () => void {
  const removeNow = () => {
    process.off('exit', removeNow);
    remove();
    // Not sooner: a signal often comes twice, and without a listener the second would end us half-way.
    for (const signal of SIGNALS) process.off(signal, endProcess);
  };
  process.once('exit', removeNow);
  for (const signal of SIGNALS) process.on(signal, endProcess);
  return removeNow;
}
