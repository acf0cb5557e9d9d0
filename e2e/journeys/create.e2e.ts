// @module-tag thorough: the tests of tooling/create hold what is made; test:all makes one, and releases it.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECK_ONLY } from '@shortlist/tooling/create/check-only.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { copyCheckout } from '../product/copy-checkout.ts';
import { runIn } from '../product/run-in.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';

const name = 'mfe-interviews';

let checkout: string;
let product: RunningProduct;
/** What the command printed. */
let said: string;

beforeAll(async () => {
  checkout = await copyCheckout();
  product = await startProduct();
  said = await run(`npm run create -- ${name} --title Conversations --team Hiring`);
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await rm(checkout, { recursive: true, force: true });
});

const run = (line: string, env: Record<string, string> = {}) => runIn(checkout, line.split(' '), env);

/** Compiler, linters, tests and the rules of a release, in processes of their own, on a machine that has other work. */
const PATIENCE = 900_000;

test('[TM-04] a new remote is made, and released beside the others, of which none is built again', {
  timeout: PATIENCE,
}, async ({ openPage }) => {
  expect(said).toContain('mfe-interviews is there, owned by @shortlist/hiring.');

  expect(await run('npm run build')).not.toMatch(/^(?!mfe-interviews).* built in/m);
  await run(`npm run release -w ${name}`, { DATA_DIR: product.dataDir });

  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/interviews');
  await page.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Data Analyst' }).click();
  await page.getByRole('heading', { level: 1, name: 'Data Analyst' }).waitFor();
});

test('the new remote holds to types, lint and its own tests', { timeout: PATIENCE }, async () => {
  await checkTypes();
  await run(`oxlint --type-aware --deny-warnings ${name}`);
  await run(`biome ci ${name} tsconfig.json package.json .github`);
  await run(`npx vitest run --project=${name}`);
  await run('npx vitest run tooling/create/every-remote.test.ts');
});

test('the new remote runs alone on answers of the contract, without any server', {
  timeout: PATIENCE,
}, async ({ openPage }) => {
  const alone = await startProduct({
    checkout,
    command: ['tooling/dev/standalone.ts', name, '--mock'],
  });
  try {
    const page = await openPage({ baseURL: alone.address });

    await page.goto('/');

    await page.getByRole('heading', { level: 2, name: 'Conversations' }).waitFor();
    await page.getByRole('link', { name: 'Senior Backend Engineer' }).waitFor();
    await page.getByRole('link', { name: '/interviews', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor();
  } finally {
    await alone.stop();
  }
});

test('what can not be made is refused, and nothing of it is left', async () => {
  const before = await readdir(checkout);

  const refusal = run('npm run create -- mfe-jobs --path interviews').catch(
    (error: { stderr: string }) => error.stderr,
  );

  expect(await refusal).toContain('There is a folder mfe-jobs already: choose another name.');
  expect(await refusal).toContain('"interviews" can\'t be the address of its page');
  expect(await readdir(checkout)).toEqual(before);
});

/** The packages of a copied checkout are links, in which `tsc -b` can't write declarations: so without them. */
async function checkTypes(): Promise<void> {
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: CHECK_ONLY,
    references: [],
  };
  const file = join(checkout, name, 'tsconfig.check.json');
  await writeFile(file, JSON.stringify(settings));
  await run(`tsc -p ${file}`);
  await rm(file);
  expect(await readFile(join(checkout, name, 'src/contract.ts'), 'utf8')).toContain(
    'mfe_interviews/Interviews',
  );
}
