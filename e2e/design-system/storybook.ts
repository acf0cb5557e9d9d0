import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook, storybookFolder } from '@shortlist/tooling/storybook/static.ts';
import { serveFolder } from '@shortlist/tooling/visual-tests/static-server.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
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
 * A test that drives a story of the design system in a real browser; the static Storybook is built first unless it shows the
 * sources as they are. `openStory(id, options)` opens a page with one story alone, once it has played.
 */
export const test = base.extend('openStory', async ({ openPage }, { onCleanup }) => {
  const server = await serveFolder(storybookFolder);
  onCleanup(() => server.close());
  return async (id: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await openPage(options);
    await page.addInitScript(noteEnd);
    await page.goto(`${server.origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction('globalThis.storyIsOver');
    return page;
  };
});
