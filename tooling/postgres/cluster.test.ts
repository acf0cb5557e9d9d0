import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startCluster } from './cluster.ts';
import { findInstallation } from './installation.ts';

const isInstalled = typeof findInstallation() === 'object';

test.runIf(isInstalled)('a private server runs, comes back after a crash, and leaves nothing', async () => {
  const cluster = await running();
  expect(await answers(cluster.url)).toBe(true);

  await cluster.halt();
  expect(await answers(cluster.url)).toBe(false);
  await cluster.resume();
  expect(await answers(cluster.url)).toBe(true);
  cluster.remove();

  expect(await answers(cluster.url)).toBe(false);
  expect(foldersOf(process.pid)).toEqual([]);
});

test.runIf(isInstalled)(
  'Ctrl-C removes the server with its process, also when the signal comes more than once',
  async () => {
    const { child, url } = await served();

    child.kill('SIGINT');
    await sleep(20);
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await once(child, 'exit');

    expect(await answers(url)).toBe(false);
    expect(foldersOf(child.pid)).toEqual([]);
  },
);

test.runIf(isInstalled)('the server of a process that was killed is removed by the next start', async () => {
  const { child, url } = await served();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await answers(url)).toBe(true);

  const next = await running();
  next.remove();

  expect(await answers(url)).toBe(false);
  expect(foldersOf(child.pid)).toEqual([]);
});

test('a machine without PostgreSQL is told so in a sentence', () => {
  const empty = mkdtempSync(join(tmpdir(), 'no-postgres-'));

  expect(findInstallation([empty])).toBe('PostgreSQL 15 or newer is not installed');
  rmSync(empty, { recursive: true });
  expect(existsSync(empty)).toBe(false);
});

async function running() {
  const cluster = await startCluster();
  if (typeof cluster === 'string') throw new Error(cluster);
  return cluster;
}

/** `npm run postgres` as a process of its own. */
async function served() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')]);
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /DATABASE_URL=(\S+)/.exec(said)?.[1];
    if (url && said.includes('DATABASE_URL_TEST')) return { child, url };
  }
  throw new Error(`It ended: ${said}`);
}

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function foldersOf(pid: number | undefined): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`shortlist-postgres-${pid}-`));
}
