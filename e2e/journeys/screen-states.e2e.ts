import { empty, FAILING, full, withOverrides } from '@shortlist/api-contract/testing/answers';
import { isThorough, sampleOf } from '@shortlist/tooling/test/depth.ts';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { looksOf } from '../browser/looks.ts';
import { type MockedApi, mockApi } from '../network/mocked-api.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';
import { type FormScreen, formScreens } from '../steps/form-screens.ts';
import { screenParts } from '../steps/screen-parts.ts';
import { type Screen, screens } from '../steps/screens.ts';

// Stories show the states of each screen alone: one of each kind is tried in the whole product.
describe('slow, failing and full', () => {
  test.for(sampleOf(screens))('$name', async (screen, { page }) => {
    await signIn(page, demoRecruiter);
    const api = await mockApi(page, full);
    const faults = faultsOf(page);

    await open(page, { screen, api, fate: 'held' });
    await api.called(...screen.calls);
    await see(screen.loading(page));
    faults.push(...(await looksInDepth(page, 'loading')));

    await api.let('failing');
    await see(screen.failed(page));
    faults.push(...(await looksInDepth(page, 'failed')));

    await api.let('offline');
    await retry(page).first().click();
    await api.called(...screen.calls.slice(0, 1));
    await see(screen.failed(page));

    await api.let(full);
    await retryUntil(page, screen.full(page));
    faults.push(...(await looksInDepth(page, 'full')));
    expect([...faults, ...api.faults]).toEqual([]);
  });
});

/** What a story shows of each screen alone, in the whole product. */
describe('empty', { tags: 'thorough' }, () => {
  test.for(screens.filter(({ empty }) => empty !== null))('$name', async (screen, { page }) => {
    await signIn(page, demoRecruiter);
    const api = await mockApi(page, full);
    const faults = faultsOf(page);

    await open(page, { screen, api, fate: empty });
    await see(screen.empty?.(page) ?? []);
    faults.push(...(await looksOf(page, 'empty')));
    expect([...faults, ...api.faults]).toEqual([]);
  });
});

test('[SH-01] who is signed in is asked first: the header stands, the page waits without a word of login', async ({
  page,
}) => {
  await signIn(page, demoRecruiter);
  const faults = faultsOf(page);
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/auth/', asked.resolve, { times: 1 });

  await page.goto('/joblist');
  const question = await asked.promise;
  await see([page.getByRole('banner'), page.getByRole('main').getByRole('status', { name: 'Loading' })]);
  faults.push(...(await looksInDepth(page, 'loading')));
  await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBe(0);
  await question.continue();

  await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
  expect(faults).toEqual([]);
});

describe('a part that fails while the rest is there', () => {
  test.for(sampleOf(screenParts))('$name', async (part, { page }) => {
    await signIn(page, demoRecruiter);
    const answers = part.answers ?? full;
    const api = await mockApi(page, withOverrides(answers, [part.fails, FAILING]));
    const faults = faultsOf(page);

    await page.goto(part.path);
    await see([part.failed(page), part.stays(page)]);
    await api.let(answers);
    await retryUntil(page, [part.full(page), part.stays(page)]);
    await part.failed(page).waitFor({ state: 'hidden' });
    expect([...faults, ...api.faults]).toEqual([]);
  });
});

describe('a form that is sent slowly, in vain, and well', () => {
  test.for(sampleOf(formScreens))('$name', async (form, { page }) => {
    if (!form.isForAnyone) await signIn(page, demoRecruiter);
    const api = await mockApi(page, full);
    const faults = faultsOf(page);
    const button = page.getByRole('main').getByRole('button', { name: form.button, exact: true });

    await page.goto(form.path);
    await button.or(page.locator('input[type=file]')).first().waitFor();
    faults.push(...(await looksInDepth(page, 'empty')));
    await form.fill(page);
    await api.let('held');
    await button.dblclick();
    await api.called(form.call);
    await page.getByRole('button', { name: form.pending }).waitFor();
    faults.push(...(await looksInDepth(page, 'under way')));

    for (const fate of ['failing', 'offline'] as const) {
      await api.let(fate);
      if (fate === 'offline') await again(page, form).click();
      await see([page.getByRole('alert').filter({ hasText: form.failed }), form.kept(page)]);
      if (fate === 'failing') faults.push(...(await looksInDepth(page, 'failed')));
    }

    await api.let(full);
    await again(page, form).click();
    await see([form.done(page)]);
    expect([...faults, ...api.faults]).toEqual([]);
  });
});

/** Each state in four looks, where `routes.e2e.ts` and the stories are not enough. */
const looksInDepth = (page: Page, state: string): Promise<string[]> =>
  isThorough ? looksOf(page, state) : Promise.resolve([]);

interface Opening {
  screen: Screen;
  api: MockedApi;
  fate: Parameters<MockedApi['let']>[0];
}

async function open(page: Page, { screen, api, fate }: Opening): Promise<void> {
  const goThere = () => page.goto(screen.path);
  await api.let(full);
  if (screen.open) {
    await goThere();
    await screen.before?.(page);
  }
  await api.let(fate);
  await (screen.open ?? goThere)(page);
}

/** What a form is sent again by: its own button, or the one that the upload has instead. */
const again = (page: Page, { button }: FormScreen): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${button}|Try Again)$`) }).last();

async function see(things: readonly Locator[]): Promise<void> {
  await Promise.all(things.map((thing) => thing.waitFor()));
}

const retry = (page: Page): Locator => page.getByRole('button', { name: 'Retry' });

/**
 * Presses whatever Retry there is until all is there, one part may fail after another, and the focus is somewhere. A part
 * may come back before it is pressed, when another one asks the same: then nobody had the focus on it.
 */
async function retryUntil(page: Page, things: readonly Locator[]): Promise<void> {
  let isPressed = false;
  const press = async (button: Locator): Promise<void> => {
    await button.click({ timeout: 1000 });
    isPressed = true;
  };
  const isWhole = async (): Promise<boolean> => {
    const button = retry(page).first();
    if (await button.isVisible()) await press(button).catch(() => {});
    const seen = await Promise.all(things.map((thing) => thing.isVisible()));
    return seen.every(Boolean) && (await retry(page).count()) === 0;
  };
  await expect.poll(isWhole).toBe(true);
  if (!isPressed) return;
  const isFocusLost = () => page.evaluate('document.activeElement === document.body');
  await expect.poll(isFocusLost, { message: 'The focus is lost after Retry.' }).toBe(false);
}

/** What goes wrong in the page from now on, besides the calls that are meant to fail. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url.includes('/api/')) return;
    if (/\] Failed to load [^:]+: /.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  return faults;
}
