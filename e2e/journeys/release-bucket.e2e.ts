// @module-tag thorough: the tests of releases run edges on a bucket.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseSet } from '@shortlist/platform/release-set';
import { openReleasePlace } from '@shortlist/shell/server';
import { releaseTogether } from '@shortlist/tooling/release/release-package.ts';
import { startBucket, type TestBucket } from '@shortlist/tooling/release/testing/a-bucket.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { runIn } from '../product/run-in.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';

const checkout = join(import.meta.dirname, '../..');
const NEXT = '1.0.0-fromabucket';

let bucket: TestBucket;
let product: RunningProduct;
let builds: string;

beforeAll(async () => {
  builds = await mkdtemp(join(tmpdir(), 'shortlist-bucket-builds-'));
  bucket = await startBucket();
  product = await startProduct({ env: bucket.env });
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await bucket?.close();
  await rm(builds, { recursive: true, force: true });
});

test('releases of other machines into a bucket show at an edge that runs, and a rollback does', async ({
  openPage,
}) => {
  const before = await versionNow();

  await releaseTogether([await anotherBuild()], await openReleasePlace(bucket.settings));
  await expect.poll(versionNow, { timeout: 60_000 }).toBe(NEXT);
  const page = await openPage({ baseURL: product.address });
  const loaded: string[] = [];
  page.on('response', (reply) => loaded.push(`${reply.status()} ${new URL(reply.url()).pathname}`));
  await signIn(page, demoRecruiter);
  await page.goto('/plans');
  await page.getByRole('heading', { level: 1 }).first().waitFor();

  await runIn(checkout, ['npm', 'run', 'release', '-w', 'mfe-billing', '--', 'rollback'], bucket.env);

  await expect.poll(versionNow, { timeout: 60_000 }).toBe(before);
  const files = loaded.filter((each) => each.includes(`/assets/mfe-billing/${NEXT}/`));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((each) => !each.startsWith('200 '))).toEqual([]);
}, 300_000);

/** Of mfe-billing, as a browser is told that comes for the first time. */
async function versionNow(): Promise<string | undefined> {
  const reply = await fetch(`${product.address}/remotes.json`);
  const { remotes } = ReleaseSet.parse(await reply.json());
  return remotes.find(({ name }) => name === 'mfe_billing')?.version;
}

/** The files of this checkout's build, as a build of another version. */
async function anotherBuild(): Promise<string> {
  const folder = join(builds, 'mfe-billing');
  await cp(join(checkout, 'mfe-billing/dist'), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...release, version: NEXT }));
  return folder;
}
