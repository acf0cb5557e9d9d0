import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, createDependencies, type Dependencies, readEnv } from '@shortlist/bff';
import { createEdge } from '@shortlist/shell/server';
import type { Browser, Cookie } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { readRelease } from '../build/build-package.ts';
import { folderOf } from '../build/packages.ts';
import { killWithParent } from '../processes/end.ts';
import { placeIn, releaseAll, releasesFolderOf } from '../release/release.ts';
import { listen } from './variants.ts';
import { prepareVisits } from './visits.ts';

/** Longer than a busy machine takes from one script to the next. */
const QUIET_MS = 3_000;

const SIGNED_OUT = ['/', '/login'];
const SIGNED_IN = ['/joblist', '/userhome', '/new-dashboard'];

/** Prints the scripts that a new browser fetches for a page until it is quiet, and what each package weighs in the shell's first. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-scripts-'));
  const deps = await createDependencies(readEnv({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' }));
  const { address, server } = await serve(deps, dataDir);
  const browser = await launchBrowser();
  try {
    const { cookies } = await prepareVisits(browser, address);
    console.log('Scripts of a page, compressed as a browser fetches them, until it is quiet');
    for (const path of SIGNED_OUT) await print(browser, { address, path, cookies: [] });
    for (const path of SIGNED_IN) await print(browser, { address, path, cookies });
    printShares();
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await deps.close();
    await rm(dataDir, { recursive: true });
  }
}

async function serve(deps: Dependencies, dataDir: string) {
  await releaseAll(placeIn(dataDir));
  const edge = createEdge({ releasesFolder: releasesFolderOf(dataDir), api: createApp(deps) });
  return listen('federated', edge);
}

interface Visit {
  readonly address: string;
  readonly path: string;
  readonly cookies: readonly Cookie[];
}

async function print(browser: Browser, { address, path, cookies }: Visit): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address + path, { waitUntil: 'load' });
  for (let seen = -1; seen < scripts.length; await page.waitForTimeout(QUIET_MS)) seen = scripts.length;
  const sizes = await Promise.all(scripts);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(path.padEnd(16), `${(bytes / 1000).toFixed(1)} kB in ${sizes.length} files`);
  await context.close();
}

/** Of a tenth of a kilobyte or more. */
function printShares(): void {
  const release = readRelease(join(folderOf('shell'), 'dist'));
  if (release.kind !== 'shell') return;
  console.log("\nThe shell's first script, each package compressed alone (gzip)");
  for (const [name, bytes] of Object.entries(release.shares)) {
    if (bytes >= 100) console.log(name.padEnd(38), `${(bytes / 1000).toFixed(1)} kB`);
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
