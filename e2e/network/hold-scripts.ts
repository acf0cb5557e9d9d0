import type { Page } from 'playwright-core';

/** Holds back every script file that a page asks for. Returns what lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
