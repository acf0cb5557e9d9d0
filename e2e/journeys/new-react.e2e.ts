import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placeIn, release } from '@shortlist/tooling/release/release.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { reactOf, watchRenderers } from '../browser/renderers.ts';
import { copyCheckout } from '../product/copy-checkout.ts';
import { majors, offerNextReact, raiseReact } from '../product/raise-react.ts';
import { runIn } from '../product/run-in.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { remotes } from '../steps/remotes.ts';
import { exploreProduct } from '../steps/whole-product.ts';

let checkout: string;
let product: RunningProduct;

beforeAll(async () => {
  checkout = await copyCheckout();
  product = await startProduct();
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await rm(checkout, { recursive: true, force: true });
});

/** Of `/userhome`, whose page is the dashboard's. */
const widgets = remotes.flatMap(({ package: name, widget }) => (widget === null ? [] : [{ name, widget }]));

test('[TM-06] React is raised by a major, one remote after the other, and after each step everything is used', {
  tags: 'thorough',
  timeout: 1_800_000,
}, async ({ openPage }) => {
  const raised = new Set<string>();
  await raiseReact(checkout, 'mfe-jobs');
  await expect(releaseBuilt('mfe-jobs')).rejects.toThrow(
    `mfe-jobs needs React ${majors.next}, but the shell`,
  );

  await offerNextReact(checkout);
  await releaseBuilt('shell');
  await everythingWorks(await openPage({ baseURL: product.address }), raised);

  for (const { package: name } of remotes) {
    await raiseReact(checkout, name);
    await releaseBuilt(name);
    raised.add(name);
    await everythingWorks(await openPage({ baseURL: product.address }), raised);
  }
});

async function releaseBuilt(packageName: string): Promise<void> {
  await runIn(checkout, ['node', 'tooling/build/build.ts', packageName], {});
  await release(join(checkout, packageName, 'dist'), placeIn(product.dataDir));
}

/** Everything is used, and each part is drawn by the React that its remote was built with. */
async function everythingWorks(page: Page, raised: ReadonlySet<string>): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await watchRenderers(page);
  await exploreProduct(page);
  const majorOf = (name: string) => (raised.has(name) ? majors.next : majors.now);

  await page.goto('/userhome');
  for (const { name, widget } of widgets) {
    const heading = page.getByRole('heading', { level: 2, name: widget, exact: true });
    expect([name, await reactOf(heading)]).toEqual([name, majorOf(name)]);
  }
  for (const { package: name, path, heading } of remotes) {
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1, name: heading });
    await title.waitFor();
    expect([name, await reactOf(title)]).toEqual([name, majorOf(name)]);
  }
  expect(await reactOf(page.getByRole('banner'))).toBe(majors.now);
  expect(errors).toEqual([]);
}
