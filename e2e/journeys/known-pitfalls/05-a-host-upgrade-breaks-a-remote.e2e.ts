import { join } from 'node:path';
import { readRelease } from '@shortlist/tooling/build/build-package.ts';
import { folderOf } from '@shortlist/tooling/build/packages.ts';
import { releaseTogether } from '@shortlist/tooling/release/release-package.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { type RunningEdge, startEdge } from '../../product/start-edge.ts';

let edge: RunningEdge;

beforeAll(async () => {
  edge = await startEdge();
});

afterAll(() => edge?.stop());

test('"A host upgrade breaks a remote": a shell that lacks what a live remote needs is refused, and nobody gets it', async ({
  openPage,
}) => {
  const shell = readRelease(join(folderOf('shell'), 'dist'));
  if (shell.kind !== 'shell') throw new Error('The shell is not built.');
  const provides = { ...shell.provides, react: { version: '20.0.0', js: [], css: [] } };
  const upgrade = edge.edited('shell', { version: '2.0.0-upgrade', release: { provides } });

  const refusal = await releaseTogether([upgrade], edge.place).catch((error: Error) => error.message);

  expect(refusal).toMatch(/mfe-jobs needs React 19, but the shell 2\.0\.0-upgrade provides React 20/);
  const page = await openPage({ baseURL: edge.address });
  await page.context().addCookies([{ name: 'sid', value: 'somebody', url: edge.address }]);
  await page.goto('/joblist');
  await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
  expect(await page.locator('script[src*="2.0.0-upgrade"]').count()).toBe(0);
});

test('"A host upgrade breaks a remote": remotes that were built for the shell before run in the one after it', {
  tags: 'thorough',
}, async ({ openPage }) => {
  const upgrade = edge.edited('shell', { version: '1.1.0-upgrade' });

  await releaseTogether([upgrade], edge.place);

  const page = await openPage({ baseURL: edge.address });
  await page.context().addCookies([{ name: 'sid', value: 'somebody', url: edge.address }]);
  await page.goto('/joblist');
  await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
  expect(await page.locator('script[src*="1.1.0-upgrade"]').count()).toBeGreaterThan(0);
});
