// @module-tag thorough: the tests of the edge count crashes and roll back, and a known pitfall (10) tells whose error it was.
import { join } from 'node:path';
import { PlatformStatus } from '@shortlist/platform/platform-status';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { releaseWidget } from '../product/release-widget.ts';
import { runIn } from '../product/run-in.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { chooseFromMenu, demoAdmin, demoRecruiter, profileButton, signIn } from '../steps/account.ts';

const here = join(import.meta.dirname, '../..');

let product: RunningProduct;

/** All browsers of a journey come from one address, of which five would count otherwise. */
const RELEASE_HEALTH = 'visitors=5,percent=20,networks=1,per-network=100';

beforeAll(async () => {
  product = await startProduct({ env: { RELEASE_HEALTH } });
}, 300_000);
afterAll(() => product?.stop());

async function statusSeenBy(page: Page): Promise<PlatformStatus> {
  const reply = await page.request.get('/platform/status.json');
  if (!reply.ok()) throw new Error(`The status answered ${reply.status()}.`);
  return PlatformStatus.parse(await reply.json());
}

/** What the crashing version uses of the platform that is to go. */
const DEPRECATED = 'usePageTitle';

const CRASHING = `(react, platform) => function CrashingWidget() {
  platform.deprecated('${DEPRECATED}', { since: '1.2', instead: 'Call useDocumentTitle.' });
  throw new TypeError('no stage of the position');
}`;

const metrics = async (): Promise<string> => (await fetch(`${product.address}/metrics`)).text();

test('a crash counts for the remote that threw, whoever shows it; its canary is taken back by itself, and that is said', async ({
  openPage,
}) => {
  const admin = await openPage({ baseURL: product.address });
  await signIn(admin, demoAdmin);
  const jobsOf = async () => (await statusSeenBy(admin)).packages.find((each) => each.package === 'mfe-jobs');
  const before = (await jobsOf())?.versions[0]?.version;
  const crashing = await releaseWidget({
    dataDir: product.dataDir,
    package: 'mfe-jobs',
    name: 'mfe_jobs',
    exposed: './JobList',
    widget: CRASHING,
    percent: 100,
  });

  for (let visitor = 0; visitor < 5; visitor += 1) {
    const page = await openPage({ baseURL: product.address });
    await signIn(page, demoRecruiter);
    await page.goto('/userhome');
    await page.getByRole('heading', { name: 'Job positions stopped working.' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'My Plan' }).waitFor();
  }
  await expect.poll(async () => (await jobsOf())?.demotions, { timeout: 60_000 }).toHaveLength(1);

  const jobs = await jobsOf();
  expect(jobs?.demotions[0]).toMatchObject({
    version: crashing,
    channel: 'canary',
    reason: expect.stringContaining('visitors hit errors'),
  });
  expect(jobs?.versions.map(({ version, channel }) => [version, channel])).toEqual([[before, 'stable']]);
  const counted = await metrics();
  const labels = `remote="mfe_jobs",version="${crashing}",team="Jobs",channel="canary"`;
  expect(counted).toContain(`remote_errors_total{${labels},kind="crash"}`);
  expect(counted).toContain(`remote_deprecated_uses_total{${labels},api="${DEPRECATED}"}`);
  expect(counted).not.toMatch(/remote_errors_total\{remote="mfe_dashboard"[^}]*kind="crash"/);
  expect(counted).toMatch(/remote_loads_total\{remote="mfe_dashboard"[^}]*outcome="ok"\}/);
  expect(counted).toContain('http_requests_total');

  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
  await page.getByRole('heading', { level: 2, name: 'Job Positions' }).waitFor();
  const said = await runIn(here, ['node', 'tooling/release/release.ts', 'status'], {
    DATA_DIR: product.dataDir,
  });
  expect(said).toContain(crashing);
  expect(said).toContain('visitors hit errors');

  await admin.goto('/platform');
  const card = admin.getByRole('region', { name: 'Job positions' });
  await card.getByText(crashing).waitFor();
  await card.getByText('Rolled back automatically').waitFor();
});

test('an administrator finds the status in the profile menu, at first hand with the version that is live', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoAdmin);
  await page.goto('/user-profile');

  await chooseFromMenu(page, demoAdmin.username, 'Platform');

  await page.getByRole('heading', { level: 1, name: 'Platform' }).waitFor();
  const { packages } = await statusSeenBy(page);
  const shell = packages.find((each) => each.package === 'shell')?.versions[0]?.version ?? '';
  await page.getByRole('region', { name: 'Shell' }).getByText(shell, { exact: true }).waitFor();
});

test('a recruiter is shown no way there and told no; who is not signed in is asked to', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/user-profile');
  await profileButton(page, demoRecruiter.username).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Platform' }).count()).toBe(0);

  await page.goto('/platform');
  await page.getByText('Only administrators can view platform status.').waitFor();

  expect((await page.request.get('/platform/status.json')).status()).toBe(403);
  expect((await fetch(`${product.address}/platform/status.json`)).status).toBe(401);
});

test('what a page measures of itself arrives with the remote whose page it is', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  const started = page.waitForRequest((request) => request.url().endsWith('/telemetry'));
  await page.goto('/plans');
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  await started;

  await page.goto('/login');

  await expect
    .poll(metrics, { timeout: 30_000 })
    .toMatch(/web_vital_seconds_count\{remote="mfe_billing"[^}]*name="LCP"\} [1-9]/);
});
