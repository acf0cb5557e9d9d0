import { ReleaseSet } from '@shortlist/platform/release-set';
import { expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { demoRecruiter, signIn } from '../../steps/account.ts';
import { blockRemote, failureOf } from '../../steps/remotes.ts';

interface Told {
  readonly kind: string;
  readonly remote: string;
  readonly version: string;
  readonly team: string;
}

test('"Nobody knows whose error it was": a widget that fails on the page of another remote is told with its own remote, version and team', async ({
  page,
}) => {
  const told: Told[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/telemetry')) return;
    told.push(...((request.postDataJSON() as { events: Told[] } | null)?.events ?? []));
  });
  await signIn(page, demoRecruiter);
  const { remotes } = ReleaseSet.parse(await (await page.request.get('/remotes.json')).json());
  const version = remotes.find(({ name }) => name === 'mfe_jobs')?.version;
  await blockRemote(page, 'mfe-jobs');

  await page.goto('/userhome');
  await page.getByRole('heading', { name: failureOf({ title: 'Job positions' }) }).waitFor();

  const errors = () =>
    told
      .filter(({ kind }) => kind === 'error')
      .map(({ remote, version: of, team }) => ({ remote, of, team }));
  await expect
    .poll(errors, { timeout: 60_000 })
    .toContainEqual({ remote: 'mfe_jobs', of: version, team: 'Jobs' });
  expect(new Set(errors().map(({ remote }) => remote))).toEqual(new Set(['mfe_jobs']));
});
