import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { placeOf } from '../browser/looks.ts';
import { aNewAccount, demoRecruiter, profileButton, signIn, signUp } from '../steps/account.ts';
import { backendPosition } from '../steps/hiring.ts';
import { haveStock } from '../steps/matching.ts';
import { uploadPrinted } from '../steps/written-resume.ts';

const percent = (value: number) => Math.round(value * 100);

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** What the browser complains about from now on: refused by the policy, thrown, not as it was rendered ahead. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

describe('the landing page', () => {
  test('[SH-02] is there before any script, with its way in', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });

    await page.goto('/');

    await page
      .getByRole('heading', { level: 1, name: 'Every score, in the candidate’s own words.' })
      .waitFor();
    const start = page.getByRole('link', { name: 'Get Started' });
    await expect.poll(() => start.getAttribute('href')).toBe('/login');
    const color = await start.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily');
    expect(color).toContain('Schibsted');
    await expect
      .poll(() => page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible())
      .toBe(true);
  });

  test('[SH-02] goes on from there without a word of complaint, with the plans that are on offer', {
    tags: 'thorough',
  }, async ({ openPage }) => {
    const page = await openPage({ colorScheme: 'dark' });
    const heard = complaints(page);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    const offers = page.waitForResponse('**/api/offers');
    await page.goto('/');
    const plans = endpoints.plans.onOffer.response.parse(await (await offers).json());

    const shown = page.getByRole('region', { name: 'Plans' }).getByRole('heading', { level: 3 });
    await shown.first().waitFor();
    await expect
      .poll(() => shown.allInnerTexts())
      .toEqual(plans.filter((plan) => plan.billing_cycle === 'month').map(({ name }) => name));
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    const picture = page.getByRole('img', { name: /^The Shortlist dashboard/ });
    await picture.scrollIntoViewIfNeeded();
    const widthShown = '[...document.images].find((each) => each.checkVisibility())?.naturalWidth';
    await expect.poll(() => page.evaluate(widthShown)).toBe(1320);
    expect(pictures.filter((path) => path.endsWith('.webp'))).toEqual([
      expect.stringMatching(/dashboard-dark\.[0-9a-f]+\.webp$/),
    ]);
    expect(heard).toEqual([]);
  });

  test('[SH-02] shows as an example what the product says of that resume beside that position', {
    tags: 'thorough',
  }, async ({ page }) => {
    await page.goto('/');
    const example = page.getByRole('region', { name: 'Example: a resume with its evidence highlighted' });
    const shown = (await example.locator('[data-point]').allInnerTexts()).map(linesOf);
    const [, go, postgresql, kubernetes, lead] = shown.map(([text]) => text);
    const position = {
      title: 'Senior Backend Engineer',
      description: `Required\n- ${go}\n- ${postgresql}\n- ${kubernetes}\nPreferred\n- ${lead}`,
    };
    const [score, potential] = linesOf(
      await example
        .getByText(/^up to/)
        .locator('..')
        .innerText(),
    );
    const resume = await example.getByText('Ines Okafor').locator('..').innerHTML();

    const { jobId } = await haveStock(page, [], position);
    const { id } = await uploadPrinted(page, 'ines-okafor.pdf', resume);
    const reply = await page.request.post(`/api/ai/jobs/${jobId}/resumes/${id}/match`);
    const match = endpoints.matches.match.response.parse(await reply.json());

    const saying = match.requirements.map(({ text, verdict, points, of }) => [
      text,
      verdict.replace('_', ' '),
      `${points} of ${of}`,
    ]);
    expect(shown.map(([text, word, points]) => [text, word?.toLowerCase(), points])).toEqual(saying);
    expect(score).toBe(`${percent(match.match_score)}%`);
    expect(potential).toBe(`up to ${percent(match.potential_score)}%`);
  });

  test('[SH-02] Contact Sales opens a mail to an address that stands nowhere, Get Started the way in', {
    tags: 'thorough',
  }, async ({ page }) => {
    await page.goto('/');
    const sales = page.getByRole('link', { name: 'Contact Sales' });
    await sales.waitFor();
    const configuration = await page.request.get('/api/configuration');
    const { sales_email } = endpoints.configuration.get.response.parse(await configuration.json());

    await expect.poll(() => sales.getAttribute('href')).toBe(`mailto:${sales_email}`);
    await expect.poll(() => page.locator('body').innerText()).not.toContain(sales_email);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/login');

    await signIn(page, demoRecruiter);
    await page.goto('/');
    await profileButton(page, demoRecruiter.username).waitFor();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/onboarding');
  });
});

describe('going from page to page', () => {
  test('[SH-01] moves the focus into the new page and names it in the title; back and forward keep the place', async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: { width: 1440, height: 320 } });
    await signIn(page, demoRecruiter);
    await page.goto('/joblist');
    const lowest = page.getByRole('link', { name: 'Night Operations Planner' });
    await lowest.waitFor();
    await page.evaluate('scrollTo(0, 150)');
    await expect.poll(() => placeOf(page)).toBe(150);

    await lowest.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Night Operations Planner' }).waitFor();
    await page.locator('main:focus').waitFor();
    await expect.poll(() => page.title()).toBe('Night Operations Planner · Shortlist');
    await expect.poll(() => placeOf(page)).toBe(0);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
    // A font that comes late moves the list by a pixel or two, and the browser moves along.
    await expect.poll(async () => Math.abs((await placeOf(page)) - 150)).toBeLessThan(4);
    await expect.poll(() => page.title()).toBe('Job Positions · Shortlist');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Night Operations Planner' }).waitFor();
    await expect.poll(() => placeOf(page)).toBe(0);
  });

  test('[SH-01] says that a page is loading as long as its code has not come', { tags: 'thorough' }, async ({
    page,
  }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/user-profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/mfe-jobs\//, async (route) => {
      await isHeld;
      await route.continue();
    });

    await profileButton(page, demoRecruiter.username).click();
    await page.getByRole('menuitem', { name: 'Job Positions' }).click();
    await page.getByRole('status').filter({ hasText: 'Loading page' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Profile' }).isVisible()).toBe(true);
    release();

    await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
    await page.getByText('Loading page').waitFor({ state: 'detached' });
  });

  test('[SH-07] a page that cannot be drawn says so in its place, and Retry brings it without a reload', async ({
    page,
  }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/plans');
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
    await page.waitForLoadState('networkidle');
    const code = /\/assets\/shell\/.+\.js/;
    await profileButton(page, demoRecruiter.username).click();
    const profile = page.getByRole('menuitem', { name: 'Profile' });
    await profile.waitFor();
    await page.route(code, (route) => route.abort('connectionrefused'));
    await profile.click();

    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Back to User Home' }).getAttribute('href'))
      .toBe('/userhome');
    await expect.poll(() => profileButton(page, demoRecruiter.username).isVisible()).toBe(true);
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    await page.unroute(code);
    await page.evaluate('globalThis.isTheSamePage = true');
    await page.getByRole('button', { name: 'Retry' }).click();

    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(await page.evaluate('globalThis.isTheSamePage')).toBe(true);
  });
});

test('[AU-01, AU-04] the form of the login asks for both fields, and says what the server says, or that it stumbled', async ({
  page,
}) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  const login = main.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await main.getByText('Email is required.').waitFor();
  await main.getByText('Password is required.').waitFor();

  await page.getByLabel('Email').fill(demoRecruiter.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const reply = page.waitForResponse('**/api/auth/login');
  await login.click();
  const { error } = (await (await reply).json()) as { error: string };
  await main.getByText(error).first().waitFor();

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: 'no' }));
  await login.click();
  await main.getByText('Something went wrong. Please try again').waitFor();
  await page.unroute('**/api/auth/login');
  await page.getByLabel('Password', { exact: true }).fill(demoRecruiter.password);
  await login.click();
  await page.waitForURL('**/userhome');
});

test('[AU-02] the form of the sign-up asks for the same password twice', { tags: 'thorough' }, async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('somebody@example.org');
  await page.getByLabel('Username').fill('Somebody');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Confirm Password').fill('another password');
  await expect.poll(() => page.getByLabel('Email').getAttribute('type')).toBe('email');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();

  await page.getByText('Confirm Password must match Password.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/signup');
});

test('[SH-01] the notifications tell what has been matched, once as new, and lead there', {
  tags: 'thorough',
}, async ({ page }) => {
  const ada = aNewAccount();
  await signUp(page, ada);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await bell.click();
  await panel.getByText('No notifications yet').waitFor();
  await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
    .toBe('Notifications');

  const job = await postOverHttp(page);
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const link = panel.getByRole('link', { name: `Matches for ${backendPosition.title}` });
  await link.waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  await expect
    .poll(() => panel.getByText(/^1 resume matched\. .+ leads with \d+%\.$/).isVisible())
    .toBe(true);
  await link.click();
  await page.waitForURL(`**/joblist/${job}`);
  await panel.waitFor({ state: 'detached' });
  await page.locator('main:focus').waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await link.waitFor();
  await expect.poll(() => panel.getByText('New', { exact: true }).count()).toBe(0);
});

/** A position with one matched resume, as another browser of the same user would have made them. */
async function postOverHttp(page: Page): Promise<string> {
  const { request } = page;
  const name = 'brennan-nadia.docx';
  const buffer = await readFile(join(import.meta.dirname, '../fixtures', name));
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const posted = await request.post('/api/jobs', { data: backendPosition });
  const { id } = endpoints.jobs.create.response.parse(await posted.json());
  const uploaded = await request.post('/api/resumes', { multipart: { files: { name, mimeType, buffer } } });
  const { resumes } = (await uploaded.json()) as { resumes: { id: string }[] };
  const matched = await request.post(`/api/ai/jobs/${id}/resumes/${resumes[0]?.id}/match`);
  expect(matched.ok()).toBe(true);
  return id;
}
