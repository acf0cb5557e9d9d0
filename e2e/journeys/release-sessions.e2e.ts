import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageData, ReleaseSet } from '@shortlist/platform/release-set';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { copyCheckout } from '../product/copy-checkout.ts';
import { runIn } from '../product/run-in.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { beSignedIn, demoRecruiter } from '../steps/account.ts';

let checkout: string;
let product: RunningProduct;

beforeAll(async () => {
  checkout = await copyCheckout();
  product = await startProduct({ checkout });
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await rm(checkout, { recursive: true, force: true });
});

const OLD = 'Job Positions';
const NEW = 'Open Positions';

test('[OD-01] a release is tried on some sessions, each of which keeps it, then goes to everyone, and back', async ({
  openPage,
}) => {
  const before = await versionNow();
  await rename(OLD, NEW);
  await release('canary', '10');

  const visits = await manyVisits(400);
  const chosen = visits.filter(({ version }) => version !== before);
  // Forty are expected; one in a hundred thousand runs would leave these bounds by chance.
  expect(chosen.length).toBeGreaterThan(12);
  expect(chosen.length).toBeLessThan(76);
  expect(await status()).toMatch(/mfe-jobs +stable .+\n +canary 10 % +\S+ .+ Ada /);

  const pageOf = async (visit: Visit | undefined): Promise<Page> => {
    const page = await openPage({ baseURL: product.address });
    if (visit)
      await page.context().addCookies([{ name: 'visitor', value: visit.visitor, url: product.address }]);
    await beSignedIn(page, demoRecruiter);
    return page;
  };
  const [inCanary, outside] = [
    await pageOf(chosen[0]),
    await pageOf(visits.find(({ version }) => version === before)),
  ];
  await expectTitleEverywhere(inCanary, NEW);
  await expectTitleEverywhere(outside, OLD);

  await release('promote');
  await expectTitleEverywhere(await pageOf(undefined), NEW);
  await expectTitleEverywhere(outside, NEW);

  await release('rollback');
  expect(await versionNow()).toBe(before);
  await expectTitleEverywhere(await pageOf(undefined), OLD);
  await expectTitleEverywhere(inCanary, OLD);
}, 600_000);

test('words that make no command are answered with a sentence, and nothing changes', async () => {
  const before = await versionNow();

  await expect(release('canary')).rejects.toThrow('Say for how many percent of the sessions');
  await expect(release('promote')).rejects.toThrow('mfe-jobs has no canary to promote.');

  expect(await versionNow()).toBe(before);
}, 300_000);

/** The page, a reload of it, another page of its own, and one that another remote puts together. */
async function expectTitleEverywhere(page: Page, title: string): Promise<void> {
  await page.goto('/joblist');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goto('/userhome');
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
}

interface Visit {
  /** What the edge told the browser to keep. */
  readonly visitor: string;
  /** Of mfe-jobs. */
  readonly version: string;
}

/** Browsers that come for the first time. */
async function manyVisits(count: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let visit = 0; visit < count; visit += 1) {
    const reply = await fetch(`${product.address}/joblist`);
    const block = /id="shortlist-page">([^<]+)</.exec(await reply.text())?.[1] ?? '';
    const visitor = /^visitor=([\w-]+);/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
    visits.push({ visitor, version: jobsIn(PageData.parse(JSON.parse(block)).releases) });
  }
  return visits;
}

/** What a session gets that no canary is tried on. */
async function versionNow(): Promise<string> {
  const reply = await fetch(`${product.address}/remotes.json`);
  return jobsIn(ReleaseSet.parse(await reply.json()));
}

const jobsIn = ({ remotes }: ReleaseSet): string =>
  remotes.find(({ name }) => name === 'mfe_jobs')?.version ?? '';

const env = () => ({ DATA_DIR: product.dataDir, RELEASED_BY: 'Ada' });
const release = (...words: string[]): Promise<string> =>
  runIn(checkout, ['npm', 'run', 'release', '-w', 'mfe-jobs', '--', ...words], env());
const status = (): Promise<string> => runIn(checkout, ['npm', 'run', 'release', '--', 'status'], env());

/** Changes the title of the page and of the widget, in the sources. */
async function rename(from: string, to: string): Promise<void> {
  for (const name of ['JobListPage.tsx', 'JobListWidget.tsx']) {
    const file = join(checkout, 'mfe-jobs/src/job-list', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(`title="${from}"`, `title="${to}"`));
  }
}
