// @module-tag thorough: it packs, installs, and releases for minutes; the tests of tooling/pack hold what is published.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrivateRegistry, publishPrivately } from '@shortlist/tooling/pack/publish-privately.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { runIn } from '../product/run-in.ts';
import { startPreviewBy } from '../product/start-preview.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoAdmin, demoRecruiter, signIn } from '../steps/account.ts';

/** Packing, installing, and the checks of two releases, on a machine that has other work. */
const PATIENCE = 1_800_000;

let folder: string;
let registry: PrivateRegistry;
let product: RunningProduct;
let env: Record<string, string>;

const repository = () => join(folder, 'mfe-interviews');
const npm = (...words: string[]) => runIn(repository(), ['npm', ...words], env);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-own-repository-'));
  registry = await publishPrivately(folder);
  product = await startProduct();
  env = {
    ...registry.env,
    RELEASES: join(product.dataDir, 'releases'),
    PRODUCT_URL: product.address,
  };
}, PATIENCE);

afterAll(async () => {
  await product?.stop();
  registry?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Changes the title of its page. */
async function rename(from: string, to: string): Promise<void> {
  const file = join(repository(), 'src/overview/InterviewsPage.tsx');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replaceAll(from, to));
}

async function seeTitle(page: Page, title: string): Promise<void> {
  await page.goto('/interviews');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('[TM-01] a remote in a repository of its own is made, developed, tested, released and rolled back', {
  timeout: PATIENCE,
}, async ({ openPage }) => {
  await runIn(
    folder,
    ['npm', 'create', '--yes', '@shortlist/remote', 'mfe-interviews', '--', '--team', 'Hiring'],
    env,
  );
  await npm('install', '--no-audit', '--no-fund');
  await npm('run', 'types');
  await npm('run', 'typecheck');
  expect(await npm('test')).toContain('2 passed');
  expect(await npm('run', 'kit', '--', '--only=its entry is gone')).toContain('1 passed, 0 complaints');

  const [admin, recruiter] = [
    await openPage({ baseURL: product.address }),
    await openPage({ baseURL: product.address }),
  ];
  await signIn(admin, demoAdmin);
  await signIn(recruiter, demoRecruiter);
  const dev = await startPreviewBy(repository(), ['node_modules/.bin/remote-kit', 'dev'], env);
  try {
    await admin.goto(dev.link);
    await admin.getByRole('button', { name: 'Override' }).click();
    await admin.getByRole('complementary', { name: 'Overridden remotes' }).waitFor();
    await seeTitle(admin, 'Interviews');
    await rename('title="Interviews"', 'title="Conversations"');
    await admin.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor();
  } finally {
    await dev.stop();
  }

  await npm('run', 'release');
  await seeTitle(recruiter, 'Conversations');
  await rename('title="Conversations"', 'title="Talks"');
  await npm('run', 'release');
  await seeTitle(recruiter, 'Talks');
  await npm('run', 'release', '--', 'rollback');
  await seeTitle(recruiter, 'Conversations');
});
