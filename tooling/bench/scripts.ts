import { join } from 'node:path';
import type { Browser, Cookie } from 'playwright-core';
import { readRelease } from '../build/build-package.ts';
import { folderOf } from '../build/packages.ts';
import { killWithParent } from '../processes/end.ts';
import { onDemoStage } from './demo-stage.ts';
import { scriptBeforeUse } from './page/script-before-use.ts';
import { tellRatios, withinBudget } from './ratios.ts';

/** Longer than a busy machine takes from one script to the next. */
const QUIET_MS = 3_000;

/** Compressed script that a page may have, bytes: until it can be used, and in all. */
const BEFORE_USE = 60_000;
const IN_ALL = { '/joblist': 150_000, '/userhome': 150_000, '/new-dashboard': 130_000 };

/** Prints the scripts that a new browser fetches for a page until it is quiet, and what each package weighs in the shell's first. */
async function main(): Promise<void> {
  await onDemoStage(async ({ browser, address, cookies }) => {
    console.log('Script before a page can be used, compressed');
    for (const path of ['/', '/login'] as const) {
      const bytes = await scriptBeforeUse(browser, address, path);
      console.log(path.padEnd(16), inKilobytes(bytes));
      tellRatios([withinBudget(`script before \`${path}\` can be used, bytes`, bytes, BEFORE_USE)]);
    }
    console.log('\nScripts of a page, compressed as a browser fetches them, until it is quiet');
    for (const path of ['/', '/login']) await count(browser, { address, path, cookies: [] });
    for (const [path, budget] of Object.entries(IN_ALL)) {
      const bytes = await count(browser, { address, path, cookies });
      tellRatios([withinBudget(`script of \`${path}\` in all, bytes`, bytes, budget)]);
    }
  });
  printShares();
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Visit {
  readonly address: string;
  readonly path: string;
  readonly cookies: readonly Cookie[];
}

/** Prints and returns the bytes of a page's scripts, which must have drawn a heading by then. */
async function count(browser: Browser, { address, path, cookies }: Visit): Promise<number> {
  const context = await browser.newContext();
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address + path, { waitUntil: 'load' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
  for (let seen = -1; seen < scripts.length; await page.waitForTimeout(QUIET_MS)) seen = scripts.length;
  const sizes = await Promise.all(scripts);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(path.padEnd(16), `${inKilobytes(bytes)} in ${sizes.length} files`);
  await context.close();
  return bytes;
}

/** Of a tenth of a kilobyte or more. */
function printShares(): void {
  const release = readRelease(join(folderOf('shell'), 'dist'));
  if (release.kind !== 'shell') return;
  console.log("\nThe shell's first script, each package compressed alone (gzip)");
  for (const [name, bytes] of Object.entries(release.shares)) {
    if (bytes >= 100) console.log(name.padEnd(38), inKilobytes(bytes));
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
