import type { Page } from 'playwright-core';

/** Files on their way to a page arrive with other bytes, of the right type. Returns how to let them be. */
export async function tamperWith(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) =>
    route.fulfill({
      contentType: /\.css/.test(route.request().url()) ? 'text/css' : 'text/javascript',
      body: '/* not what was released */',
    }),
  );
  return () => page.unroute(files);
}
