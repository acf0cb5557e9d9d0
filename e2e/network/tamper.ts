import type { Page } from 'playwright-core';

/** Changes files on their way to a page, by a comment that does nothing. Returns how to let them be. */
export async function tamperWith(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  await page.route(files, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()}\n/* changed */` });
  });
  // What is on its way is waited for.
  return () => page.unrouteAll({ behavior: 'wait' });
}
