import { releaseTogether } from '@shortlist/tooling/release/release-package.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { type RunningEdge, startEdge } from '../../product/start-edge.ts';

let edge: RunningEdge;

beforeAll(async () => {
  edge = await startEdge();
});

afterAll(() => edge?.stop());

test('"A stale entry after a deploy": the next page has the release, an open one keeps its own, and nothing is mixed', async ({
  openPage,
}) => {
  const open = await signedIn(await openPage({ baseURL: edge.address }));
  await plans(open);
  const asked: string[] = [];
  open.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const next = edge.edited('mfe-billing', { version: '9.9.9-next', code: "globalThis.billing = 'next'" });
  await releaseTogether([next], edge.place);

  await open
    .getByRole('main')
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await open.getByRole('button', { name: 'Subscribe' }).waitFor();
  expect(asked.filter((path) => path.includes('9.9.9-next'))).toEqual([]);
  expect(await runs(open)).toBe(undefined);

  // The same browser, with everything of the first release in its cache.
  const later = await open.context().newPage();
  await plans(later);
  expect(await runs(later)).toBe('next');
});

async function plans(page: Page): Promise<void> {
  await page.goto('/plans');
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /View Details/ })
    .first()
    .waitFor();
}

async function signedIn(page: Page): Promise<Page> {
  await page.context().addCookies([{ name: 'sid', value: 'somebody', url: edge.address }]);
  return page;
}

const runs = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'billing'));
