import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '@shortlist/tooling/browser/launch-browser.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { Contexts } from './contexts.ts';
import { noteRemote } from './loaded-remotes.ts';

const pictures = join(import.meta.dirname, '../../test-results');

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * A test that drives the product in a real browser; paths are relative to the product's address.
 *
 * - `patience` is how long a control, or the browser itself, may take to appear, in milliseconds.
 * - `openPage(options)` opens a page where nobody is signed in and nothing is stored, as wide as a desk's screen unless
 *   told. It is closed, and photographed on failure, by itself. With `isCold` the browser has no file of the product in its
 *   cache: for what it must fetch now.
 * - `page` is one such page.
 */
export const test = base
  .extend('patience', { scope: 'worker' }, 30_000)
  .extend('browser', { scope: 'worker' }, async ({ patience }, { onCleanup }) => {
    const browser = await launchBrowser({ timeout: patience });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('contexts', { scope: 'worker' }, ({ browser }) => new Contexts(browser))
  .extend('openPage', async ({ contexts, patience, task }, { onCleanup }) => {
    const pages: Page[] = [];
    const hear = (address: URL) => noteRemote(task.file.filepath, address);
    onCleanup(async () => {
      if (task.result?.state === 'fail') await photograph(pages, task.name);
      for (const page of pages) await contexts.giveBack(page.context());
    });
    return async ({ isCold = false, ...options }: PageOptions = {}) => {
      const wanted = { baseURL: inject('address'), viewport: desktop, ...options };
      const context = await (isCold ? contexts.open(wanted, hear) : contexts.take(wanted, hear));
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      pages.push(page);
      return page;
    };
  })
  .extend('page', async ({ openPage }) => openPage());

export interface PageOptions extends BrowserContextOptions {
  isCold?: boolean;
}

async function photograph(pages: Page[], title: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const name = title.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80);
  for (const [index, page] of pages.entries()) {
    await page.screenshot({ path: join(pictures, `${name}-${index}.png`) }).catch(() => {});
  }
}
