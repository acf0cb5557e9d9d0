// @module-tag thorough: compose.e2e.ts starts the pages of remotes from origins of their own.
import { globSync } from 'node:fs';
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyOf } from '@shortlist/platform/failure-policies';
import { navigate } from '@shortlist/tooling/contract-tests/looks.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { aRemoteServer, type RemoteServer } from '../product/start-remote-server.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';
import { isMarked, type KnownRemote, markPage, remotes, retryIn } from '../steps/remotes.ts';

let product: RunningProduct;
let servers: RemoteServer[];

beforeAll(async () => {
  servers = await Promise.all(remotes.map(({ package: name }) => aRemoteServer(name)));
  const origins = servers.map((server) => `${server.package}=${server.origin}`).join(',');
  product = await startProduct({ env: { REMOTE_ORIGINS: origins } });
  for (const server of servers) await server.start(product.dataDir);
}, 300_000);

afterAll(async () => {
  for (const server of servers ?? []) await server.stop();
  await product?.stop();
});

test('[SH-08, OD-01] five remotes on five origins of their own: every page and widget is there, and no other origin is asked', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address, isCold: true });
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const complaints = complaintsOf(page);

  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
  for (const { widget } of remotes)
    if (widget) await page.getByRole('heading', { level: 2, name: widget, exact: true }).waitFor();
  for (const { path, heading } of remotes) {
    await navigate(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  const addresses = asked.filter(({ protocol }) => protocol.startsWith('http'));
  expect(new Set(addresses.map(({ origin }) => origin))).toEqual(
    new Set([product.address, ...servers.map(({ origin }) => origin)]),
  );
  const fromShell = addresses.filter(({ origin }) => origin === product.address);
  expect(fromShell.filter(({ pathname }) => pathname.startsWith('/assets/mfe-'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[SH-08] one of five origins is down: its place says so, the others are there, and Retry fills it when it is back', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address, isCold: true });
  await signIn(page, demoRecruiter);
  const { remote, server } = known('mfe-ai');
  await server.stop();

  await page.goto('/userhome');
  const failure = page.getByRole('heading', { name: policyOf('unreachable').message(remote.title) });
  await failure.waitFor();
  for (const { widget } of remotes.filter((each) => each !== remote)) {
    if (widget) await page.getByRole('heading', { level: 2, name: widget, exact: true }).waitFor();
  }
  await markPage(page);
  await server.start(product.dataDir);

  await retryIn(page, page.getByRole('heading', { level: 2, name: 'Match history', exact: true }));
  await expect.poll(() => isMarked(page)).toBe(true);
});

test('[SH-08] files that were changed in the folder of a release are refused and said; once they are whole again, Retry and every later load work', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address, isCold: true });
  await signIn(page, demoRecruiter);
  const { remote } = known('mfe-billing');
  const restore = await tamperWith(join(product.dataDir, 'releases/mfe-billing'));

  await page.goto(remote.path);
  const refusal = `${remote.title} failed a security check and wasn't loaded.`;
  await page.getByRole('heading', { level: 1, name: refusal }).waitFor();
  await restore();
  await retryIn(page.getByRole('main'), page.getByRole('heading', { level: 1, name: remote.heading }));

  await page.reload();
  await page.getByRole('heading', { level: 1, name: remote.heading }).waitFor();
});

function known(packageName: string): { remote: KnownRemote; server: RemoteServer } {
  const remote = remotes.find((each) => each.package === packageName);
  const server = servers.find((each) => each.package === packageName);
  if (!remote || !server) throw new Error(`${packageName} is no remote.`);
  return { remote, server };
}

/** What the browser wrote of integrity and policies. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // That a preload is used late is said on a busy machine; that it can't be used, on every one.
    if (/not used within a few seconds/.test(text)) return;
    if (/integrity|Content Security Policy|preload/i.test(text)) complaints.push(text);
  });
  return complaints;
}

/** Adds a comment to every script of a release, as who can write to the folder might. Returns how to take it back. */
async function tamperWith(folder: string): Promise<() => Promise<void>> {
  const kept = `${folder}.kept`;
  await cp(folder, kept, { recursive: true });
  for (const name of globSync('*/*.{js,js.br,js.gz}', { cwd: folder })) {
    const file = join(folder, name);
    if (name.endsWith('.js')) await appendFile(file, '\n/* changed */');
    else await rm(file);
  }
  return async () => {
    for (const name of globSync('*/*.*', { cwd: kept })) {
      await writeFile(join(folder, name), await readFile(join(kept, name)));
    }
    await rm(kept, { recursive: true });
  };
}
