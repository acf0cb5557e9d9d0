import { TelemetryBatch } from '@shortlist/platform/telemetry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { releaseMisbehavingWidget } from '../product/release-widget.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';
import { AS_IT_WAS, misbehave, sharedState } from '../steps/misbehaving.ts';

let product: RunningProduct;
let version: string;

beforeAll(async () => {
  product = await startProduct();
  version = await releaseMisbehavingWidget(product.dataDir);
}, 300_000);
afterAll(() => product?.stop());

/** A page with the widget, which does what it is told; and what the page tells the edge meanwhile, as `remote sign: detail`. */
async function openWith(openPage: () => Promise<Page>, misbehavior: string) {
  const page = await openPage();
  const signs: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/telemetry')) return;
    for (const event of TelemetryBatch.parse(request.postDataJSON()).events)
      if (event.kind === 'sign') signs.push(`${event.remote} ${event.team} ${event.sign}: ${event.detail}`);
  });
  await misbehave(page, misbehavior);
  return { page, signs };
}

test.for([
  ['fetch', 'changed_global: Wrote to fetch. Refused.'],
  ['fetch_defined', 'changed_global: Changed fetch. Put back.'],
  ['history', 'changed_global: Changed History.prototype.pushState. Put back.'],
  ['array', 'changed_global: Changed Array.prototype.last. Put back.'],
  ['json', 'changed_global: Changed JSON.parse. Put back.'],
  ['title', 'changed_title: Wrote to title. Refused.'],
  ['title_element', 'changed_title: Changed the title. Put back.'],
  ['adopted', 'changed_styles: Wrote to adoptedStyleSheets. Refused.'],
  ['adopted_pushed', 'changed_styles: Changed adoptedStyleSheets. Put back.'],
  ['shell_sheet', 'changed_styles: Changed header. Put back.'],
  ['cover', 'changed_styles: Changed an element over the header. Put back.'],
])(
  '[TM-05] a widget that changes the page (%s) is named with its team, and the page is as it was',
  async ([misbehavior = '', sign], { openPage }) => {
    const { page, signs } = await openWith(() => openPage({ baseURL: product.address }), misbehavior);
    await page.getByRole('heading', { level: 2, name: 'Job Positions' }).waitFor();

    await expect.poll(() => signs).toContain(`mfe_jobs Jobs ${sign}`);

    expect(await sharedState(page)).toEqual(AS_IT_WAS);
    await page.getByRole('heading', { level: 2, name: 'My Plan' }).waitFor();
  },
);

test('[TM-05] a title that a handler writes, long after the page came, is refused too', async ({
  openPage,
}) => {
  const { page, signs } = await openWith(() => openPage({ baseURL: product.address }), 'title_in_click');

  await page.getByRole('button', { name: 'Go', exact: true }).click();

  await expect.poll(() => signs).toContain('mfe_jobs Jobs changed_title: Wrote to title. Refused.');
  expect(await page.title()).toBe(AS_IT_WAS.title);
});

test('[TM-05] what a widget leaves behind on its first visit is taken back', async ({ openPage }) => {
  const { page, signs } = await openWith(() => openPage({ baseURL: product.address }), 'leak');
  await page.getByRole('heading', { level: 2, name: 'Job Positions' }).waitFor();

  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();

  const detail = 'leak: Left behind after a visit: resize on window x1, an interval x1. Taken back.';
  await expect.poll(() => signs).toContain(`mfe_jobs Jobs ${detail}`);
  const marks = await page.evaluate(async () => {
    performance.clearMarks();
    dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return performance.getEntriesByName('leaked').length;
  });
  expect(marks).toBe(0);
});

test('[TM-05] a widget that draws itself for ever makes way for an error with Retry', async ({
  openPage,
}) => {
  const { page, signs } = await openWith(() => openPage({ baseURL: product.address }), 'loop');

  const place = page.getByRole('alert').filter({ hasText: 'Job positions stopped working.' });
  await place.getByRole('button', { name: 'Retry' }).waitFor();

  await expect.poll(() => signs).toContainEqual(expect.stringMatching('^mfe_jobs Jobs render_loop: '));
  expect(await sharedState(page)).toEqual(AS_IT_WAS);
});

test.for(['hang', 'hang_in_click'])(
  '[TM-05] a widget that keeps the page from answering (%s) is named, and can be closed',
  async (misbehavior, { openPage }) => {
    const { page, signs } = await openWith(() => openPage({ baseURL: product.address }), misbehavior);
    if (misbehavior === 'hang_in_click') await page.getByRole('button', { name: 'Go', exact: true }).click();
    await page.getByText(/^Job positions stopped the page from responding for \d+ seconds/).waitFor();

    await page.getByRole('button', { name: 'Close it' }).click();

    await page.getByRole('heading', { name: 'Job positions stopped working.' }).waitFor();
    await expect.poll(() => signs).toContainEqual(expect.stringMatching('^mfe_jobs Jobs hang: '));
  },
);

test('[TM-05] after a page that never answered again, the release is not run before a person asks', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await page.addInitScript((busy) => sessionStorage.setItem('shortlist:busy', busy), `mfe_jobs@${version}`);
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
  await page.getByRole('heading', { name: 'Job positions stopped the page from responding.' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'My Plan' }).waitFor();

  await page.getByRole('button', { name: 'Retry' }).click();

  await page.getByRole('heading', { level: 2, name: 'Job Positions' }).waitFor();
});

test('[TM-05] a widget that does nothing wrong is accused of nothing', async ({ openPage }) => {
  const { page, signs } = await openWith(() => openPage({ baseURL: product.address }), 'nothing');
  await page.getByRole('heading', { level: 2, name: 'Job Positions' }).waitFor();
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/telemetry'));

  await page.reload();

  await sent;
  expect(signs).toEqual([]);
});
