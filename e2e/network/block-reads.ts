import type { Page } from 'playwright-core';

/** Who is signed in, and what the login shows. */
const STILL_READ = /\/api\/(auth|configuration)/;

/**
 * What the page asks by itself is not answered from now on: what somebody does next is the first call that the server
 * hears. Returns how to have it answered again.
 */
export async function blockReads(page: Page): Promise<() => Promise<void>> {
  const reads = '**/api/**';
  await page.route(reads, (route) => {
    const isRead = route.request().method() === 'GET' && !STILL_READ.test(route.request().url());
    return isRead ? route.abort() : route.fallback();
  });
  return () => page.unroute(reads);
}
