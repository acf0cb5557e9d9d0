// @module-tag thorough: the tests of the edge hold which session gets which release.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageData, ReleaseSet, RemoteRelease } from '@shortlist/platform/release-set';
import { measureFiles, RELEASE_FILE } from '@shortlist/tooling/build/files.ts';
import { placeIn, releaseTogether } from '@shortlist/tooling/release/release-package.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { runIn } from '../product/run-in.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';

const checkout = join(import.meta.dirname, '../..');

let product: RunningProduct;
let build: string;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'shortlist-renamed-'));
  product = await startProduct();
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await rm(build, { recursive: true, force: true });
});

const OLD = 'Job Positions';
const NEW = 'Open Positions';
const RENAMED = '1.0.0-renamed000';

test('[OD-01] a release is tried on some sessions, each of which keeps it, then goes to everyone, and back', async ({
  openPage,
}) => {
  const before = await versionNow();
  await renamedBuild();
  await releaseTogether([build], placeIn(product.dataDir), { percent: 10 });

  const visits = await manyVisits(400);
  const chosen = visits.filter(({ version }) => version !== before);
  // Forty are expected; one in a hundred thousand runs would leave these bounds by chance.
  expect(chosen.length).toBeGreaterThan(12);
  expect(chosen.length).toBeLessThan(76);
  expect(await status()).toMatch(/mfe-jobs +stable .+\n +canary 10 % +1\.0\.0-renamed000 /);

  const pageOf = async (visit: Visit | undefined): Promise<Page> => {
    const page = await openPage({ baseURL: product.address });
    if (visit)
      await page.context().addCookies([{ name: 'visitor', value: visit.visitor, url: product.address }]);
    await signIn(page, demoRecruiter);
    return page;
  };
  const [inCanary, outside] = [
    await pageOf(chosen[0]),
    await pageOf(visits.find(({ version }) => version === before)),
  ];
  for (const [page, title] of [
    [inCanary, NEW],
    [outside, OLD],
  ] as const) {
    await expectTitleEverywhere(page, title);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  }

  await release('promote');
  await expectTitleEverywhere(await pageOf(undefined), NEW);
  await expectTitleEverywhere(outside, NEW);
  expect(await status()).toMatch(/mfe-jobs +stable +1\.0\.0-renamed000 .+ Ada /);

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

/** Its own page, and one that another remote puts together. */
async function expectTitleEverywhere(page: Page, title: string): Promise<void> {
  await page.goto('/joblist');
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

/** This checkout's mfe-jobs with another title, as a build of it would be. */
async function renamedBuild(): Promise<void> {
  await cp(join(checkout, 'mfe-jobs/dist'), build, { recursive: true });
  const file = join(build, RELEASE_FILE);
  const release = RemoteRelease.parse(JSON.parse(await readFile(file, 'utf8')));
  await replaceInScripts([[OLD, NEW]]);
  // The entry knows the hashes of the other files.
  const { integrity } = measureFiles(build);
  const changed = Object.keys(integrity).filter((name) => integrity[name] !== release.integrity[name]);
  await replaceInScripts(changed.map((name) => [release.integrity[name] ?? '', integrity[name] ?? '']));
  await writeFile(file, JSON.stringify({ ...release, version: RENAMED, ...measureFiles(build) }));
}

async function replaceInScripts(replacements: readonly (readonly [string, string])[]): Promise<void> {
  for (const name of (await readdir(build)).filter((each) => each.endsWith('.js'))) {
    const text = await readFile(join(build, name), 'utf8');
    const replaced = replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text);
    await writeFile(join(build, name), replaced);
  }
}
