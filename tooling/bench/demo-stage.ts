import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, createDependencies, readEnv } from '@shortlist/bff';
import { createEdge } from '@shortlist/shell/server';
import type { Browser, Cookie } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { placeIn, releaseAll, releasesFolderOf } from '../release/release.ts';
import { listen } from './variants.ts';
import { prepareVisits, type Route } from './visits.ts';

/** The built product with its demo data, and a browser. */
export interface DemoStage {
  readonly address: string;
  readonly browser: Browser;
  /** Of the demo's recruiter, signed in. */
  readonly cookies: readonly Cookie[];
  readonly routes: readonly Route[];
}

/** Starts the built product in this process, runs something on it, and removes it. */
export async function onDemoStage(run: (stage: DemoStage) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
  const deps = await createDependencies(readEnv({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' }));
  await releaseAll(placeIn(dataDir));
  const edge = createEdge({ releasesFolder: releasesFolderOf(dataDir), api: createApp(deps) });
  const { address, server } = await listen('federated', edge);
  const browser = await launchBrowser();
  try {
    await run({ address, browser, ...(await prepareVisits(browser, address)) });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await deps.close();
    await rm(dataDir, { recursive: true });
  }
}
