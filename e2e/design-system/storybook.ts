import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook, storybookFolder } from '@shortlist/tooling/storybook/static.ts';
import { serveFolder } from '@shortlist/tooling/visual-tests/static-server.ts';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll } from 'vitest';
import { test as base } from '../browser/journey.ts';

/** How long the static Storybook may take to be built, milliseconds. */
const BUILD_PATIENCE = 600_000;

/** Notes in the page when the story has played. */
const noteEnd = `addEventListener('DOMContentLoaded', () => {
  __STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', () => { globalThis.storyIsOver = true; });
});`;

beforeAll(async () => {
  if (!existsSync(join(storybookFolder, 'index.json')))
    console.log('There is no static Storybook yet: building it takes about a minute.');
  await buildStorybook();
}, BUILD_PATIENCE);

/**
 * A test that drives the design system's Storybook in a real browser; the static Storybook is built first unless it shows the
 * sources as they are. `openPreview(query, options)` opens what Storybook shows beside its sidebar, by the query of its address;
 * `openStory(id, options)` a page with one story alone, once it has played.
 */
export const test = base
  .extend('openPreview', async ({ openPage }, { onCleanup }) => {
    const server = await serveFolder(storybookFolder);
    onCleanup(() => server.close());
    return async (query: string, options: BrowserContextOptions = {}) => {
      const page = await openPage(options);
      await page.addInitScript(noteEnd);
      await page.goto(`${server.origin}/iframe.html?${query}`);
      return page;
    };
  })
  .extend('openStory', ({ openPreview }) => async (id: string, options?: BrowserContextOptions) => {
    const page = await openPreview(`id=${id}&viewMode=story&globals=a11y.manual:!true`, options);
    await page.waitForFunction('globalThis.storyIsOver');
    return page;
  });
