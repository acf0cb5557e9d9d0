import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, createDependencies, readEnv } from '@shortlist/bff';
import { createEdge } from '@shortlist/shell/server';
import type Koa from 'koa';
import type { Browser, BrowserContext, Cookie } from 'playwright-core';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { freePort } from '../../processes/free-port.ts';
import { placeIn, releaseAll, releasesFolderOf } from '../../release/release.ts';
import { prepareVisits, type Route } from '../visits.ts';
import { type FaultServer, startFaultyEdge } from './fault-server.ts';

/** The product in this process, with a front that can break requests, and a browser. */
export interface Stage {
  readonly browser: Browser;
  readonly dataDir: string;
  readonly api: Koa;
  /** Of the demo's recruiter. */
  readonly cookies: readonly Cookie[];
  /** Pages of the demo with what they must show. */
  readonly routes: readonly Route[];
  readonly server: FaultServer;
  /** A browser of somebody new, signed in as the demo's recruiter, at the product unless told. */
  openContext(address?: string): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Builds, releases and starts the product with its demo data. */
export async function startStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
  const settings = { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const deps = await createDependencies(readEnv(settings));
  await releaseAll(placeIn(dataDir));
  const api = createApp(deps);
  const edge = createEdge({ releasesFolder: releasesFolderOf(dataDir), api });
  const server = await startFaultyEdge(edge, await freePort());
  const browser = await launchBrowser();
  const { cookies, routes } = await prepareVisits(browser, server.address);
  return {
    browser,
    dataDir,
    api,
    cookies,
    routes,
    server,
    openContext: async (address = server.address) => {
      const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
      await context.addCookies([...cookies]);
      return context;
    },
    close: async () => {
      await browser.close();
      await server.close();
      await deps.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
