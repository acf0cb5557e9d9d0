import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseSet } from '@shortlist/platform/release-set';
import { placeIn, release } from '@shortlist/tooling/release/release.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { copyCheckout } from '../product/copy-checkout.ts';
import { runIn } from '../product/run-in.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoAdmin, demoRecruiter, signIn } from '../steps/account.ts';

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

test('[SH-08, OD-01] mfe-jobs alone is changed, released and rolled back under a running product', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  const expectTitle = async (title: string) => {
    await page.goto('/joblist');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goto('/userhome');
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  };
  await expectTitle('Job Positions');
  const before = await state();

  await rename('Job Positions', 'Open Positions');
  await runIn(checkout, ['node', 'tooling/build/build.ts', 'mfe-jobs'], {});
  await release(join(checkout, 'mfe-jobs/dist'), placeIn(product.dataDir));
  await expectTitle('Open Positions');
  const after = await state();
  expect(after.versions).toEqual({
    ...before.versions,
    mfe_jobs: expect.not.stringMatching(`^${before.versions.mfe_jobs}$`),
  });
  expect(Object.keys(before.files).length).toBeGreaterThan(100);
  expect(after.files).toEqual(before.files);

  const rollback = ['npm', 'run', 'release', '--', 'rollback', 'mfe-jobs'];
  await runIn(checkout, rollback, { DATA_DIR: product.dataDir });
  await expectTitle('Job Positions');
  expect((await state()).versions).toEqual(before.versions);
});

test('[TM-07] an error of a released remote is shown with file, line and function of its source', async ({
  openPage,
}) => {
  const line = await throwIn(
    join(checkout, 'mfe-jobs/src/job-list/JobListWidget.tsx'),
    'function Content() {',
  );
  await runIn(checkout, ['node', 'tooling/build/build.ts', 'mfe-jobs'], {});
  await release(join(checkout, 'mfe-jobs/dist'), placeIn(product.dataDir));
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
  await page.getByRole('heading', { name: 'Job positions stopped working.' }).waitFor();

  const admin = await openPage({ baseURL: product.address });
  await signIn(admin, demoAdmin);
  const error = admin.getByRole('region', { name: 'Job positions' }).getByText('no list to show');
  await expect
    .poll(async () => {
      await admin.goto('/platform');
      return error.first().textContent();
    })
    .toMatch(
      new RegExp(
        `mfe-jobs/src/job-list/JobListWidget\\.tsx:${line}:\\d+ Content, released as \\w+\\.\\w+\\.js:1:\\d+`,
      ),
    );

  const paths = mapsIn(join(product.dataDir, 'releases'));
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const reply = await fetch(`${product.address}/assets/${path}`);
    expect([path, reply.status]).toEqual([path, 404]);
  }
});

/** Has a function of a source throw at its beginning, and returns the line where it does. */
async function throwIn(file: string, head: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(head, `${head}\n  if (document.title) throw new TypeError('no list to show');`),
  );
  return text.slice(0, text.indexOf(head)).split('\n').length + 1;
}

/** Addresses under which somebody would look for the source maps of the releases: beside their scripts, and where they lie. */
function mapsIn(folder: string): string[] {
  const scripts = globSync('*/*/*.js', { cwd: folder }).map((path) => `${path}.map`);
  return [...scripts, ...globSync('source-maps/*/*.map', { cwd: folder })];
}

/** Changes the title of the page and of the widget, in the sources. */
async function rename(from: string, to: string): Promise<void> {
  for (const name of ['JobListPage.tsx', 'JobListWidget.tsx']) {
    const file = join(checkout, 'mfe-jobs/src/job-list', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(`title="${from}"`, `title="${to}"`));
  }
}

interface State {
  /** What the running product serves, by container name. */
  versions: Record<string, string>;
  /** Hash of every file of every other package, by path: builds in the checkout and releases in the data folder. */
  files: Record<string, string>;
}

async function state(): Promise<State> {
  const reply = await fetch(`${product.address}/remotes.json`);
  const { remotes, shell } = ReleaseSet.parse(await reply.json());
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  const builds = await hashesIn(checkout, '*/{src,dist}/**/*.*');
  const releases = await hashesIn(join(product.dataDir, 'releases'), '*/*/**/*.*');
  return { versions: { ...versions, shell: shell.version }, files: { ...builds, ...releases } };
}

async function hashesIn(folder: string, pattern: string): Promise<Record<string, string>> {
  const paths = globSync(pattern, { cwd: folder }).filter(
    (path) => !/^(source-maps\/)?mfe-jobs\//.test(path),
  );
  const pairs = paths.map(async (path) => [path, hash('sha1', await readFile(join(folder, path)))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}
