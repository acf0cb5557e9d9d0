import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, createDependencies, type Dependencies, readEnv } from '@shortlist/bff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { findInstallation } from './installation.ts';

const isInstalled = typeof findInstallation() === 'object';

let cluster: Cluster;
let deps: Dependencies;
let server: Server;
let folder: string;

const env = () => ({
  DATA_DIR: folder,
  DATABASE_URL: cluster.url,
  DATABASE_POOL: '4',
  // A poll may take more attempts than a person has.
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
});

beforeAll(async () => {
  if (!isInstalled) return;
  const started = await startCluster();
  if (typeof started === 'string') throw new Error(started);
  cluster = started;
  folder = await mkdtemp(join(tmpdir(), 'shortlist-outage-'));
  deps = await createDependencies(readEnv(env()));
  server = createApp(deps).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  if (!isInstalled) return;
  server.closeAllConnections();
  server.close();
  await deps.close();
  cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

test.runIf(isInstalled)(
  'while the database is away requests get a 503 soon, and it recovers by itself',
  async () => {
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    expect(await login()).toMatchObject({ status: 401 });

    await cluster.halt();
    const refused = await Promise.all(Array.from({ length: 20 }, login));
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ok: false } });
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    await cluster.resume();

    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 503));
    expect(refused[0]?.body).toMatchObject({ code: 'unavailable' });
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(10_000);
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
    expect(await login()).toMatchObject({ status: 401 });
  },
);

test.runIf(isInstalled)(
  '[PD-02] while the database is frozen requests get a 503 within five seconds, and it goes on by itself',
  async () => {
    expect(await login()).toMatchObject({ status: 401 });

    const thaw = cluster.freeze();
    const refused = await Promise.all(Array.from({ length: 20 }, login)).finally(thaw);

    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 503));
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(5_000);
    await expect.poll(async () => (await login()).status).toBe(401);
  },
);

test.runIf(isInstalled)('a statement that takes long is not taken for a frozen database', async () => {
  const { database } = deps;
  const slow = database.fork().execute('select pg_sleep(4), 1 as one');

  expect(await database.answersAtAll()).toBe(true);
  expect(await slow).toMatchObject([{ one: 1 }]);
});

test.runIf(isInstalled)('[PD-02] a server that starts before its database waits for it', async () => {
  await cluster.halt();
  const starting = createDependencies(readEnv({ ...env(), DATA_DIR: join(folder, 'early') }));
  const started = starting.then(() => 'started');

  expect(await Promise.race([started, sleep(1_500, 'waits')])).toBe('waits');
  await cluster.resume();

  expect(await started).toBe('started');
  await (await starting).close();
});

test.runIf(isInstalled)('connections that the server ends are replaced', async () => {
  await Promise.all(Array.from({ length: 8 }, login));

  await deps.database
    .fork()
    .execute('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    .catch(() => {});

  await expect.poll(async () => (await login()).status).toBe(401);
  expect(await ask('/readyz')).toMatchObject({ status: 200 });
});

test.runIf(isInstalled)('a password of the database can be changed while the product runs', async () => {
  const { database } = deps;
  const { password } = new URL(cluster.url);
  const file = join(folder, 'password');
  await writeFile(file, password);
  const running = await createDependencies(
    readEnv({ ...env(), DATA_DIR: join(folder, 'changed'), DATABASE_PASSWORD_FILE: file }),
  );
  const setPassword = async (next: string) => {
    await database.fork().execute(`alter role postgres password '${next}'`);
    const others = "application_name like 'shortlist%' and pid <> pg_backend_pid()";
    await database
      .fork()
      .execute(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${others}`);
  };

  try {
    await setPassword('next');
    expect(await running.database.isReady()).toBe(false);
    await writeFile(file, 'next');
    await expect.poll(() => running.database.isReady()).toBe(true);
  } finally {
    await setPassword(password);
    await writeFile(file, password);
    await running.close();
  }
});

test.runIf(isInstalled)('a statement that blocks is ended by the server', async () => {
  const [row] = await deps.database.fork().execute<{ statement_timeout: string }[]>('show statement_timeout');

  expect(row?.statement_timeout).toBe('20s');
});

async function login() {
  return ask('/api/auth/login', { email: 'nobody@example.com', password: 'wrong-password' });
}

async function ask(path: string, body?: object) {
  const began = performance.now();
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as unknown, ms: performance.now() - began };
}
