import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoAdmin, demoRecruiter, signIn } from '../steps/account.ts';
import { releaseAgain, releasesOf } from '../steps/releases.ts';

let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct();
  await releaseAgain('mfe-billing', product.dataDir, { offers: [] });
}, 300_000);

afterAll(() => product?.stop());

test('[TM-03] a remote that is released later shows up in the slot of a host that nobody changed, is moved and turned off', async ({
  openPage,
}) => {
  const recruiter = await openPage({ baseURL: product.address });
  await signIn(recruiter, demoRecruiter);
  expect(await titlesFor(recruiter)).toEqual(['Match history', 'Job Positions', 'Resumes']);
  const host = await hostVersion(recruiter);

  await releaseAgain('mfe-billing', product.dataDir);
  expect(await titlesFor(recruiter)).toEqual(['Match history', 'Job Positions', 'Resumes', 'My Plan']);

  const admin = await openPage({ baseURL: product.address });
  await signIn(admin, demoAdmin);
  await admin.goto('/platform');
  const slot = admin.getByRole('region', { name: 'mfe_dashboard/UserHomeSide' });
  await slot.getByRole('button', { name: 'Move MyPlan up' }).click();
  await slot.getByText(/admin@example\.com changed the order/).waitFor();
  expect(await titlesFor(recruiter)).toEqual(['Match history', 'Job Positions', 'My Plan', 'Resumes']);

  await slot.getByRole('switch', { name: /^JobList/ }).click();
  await slot.getByText(/admin@example\.com turned off JobList/).waitFor();
  expect(await titlesFor(recruiter)).toEqual(['Match history', 'My Plan', 'Resumes']);
  expect(await hostVersion(recruiter)).toBe(host);
});

/** The titles of the widgets on User Home, loaded once more, in the order of the page. */
async function titlesFor(page: Page): Promise<(string | null)[]> {
  await page.goto('/userhome');
  await page.getByRole('heading', { level: 2, name: 'Resumes' }).waitFor();
  await expect.poll(() => page.getByRole('main').getByLabel('Loading', { exact: true }).count()).toBe(0);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).all();
  return Promise.all(headings.map((heading) => heading.textContent()));
}

async function hostVersion(page: Page): Promise<string | undefined> {
  return /"name":"mfe_dashboard".*?"version":"([^"]+)"/.exec(await releasesOf(page))?.[1];
}
