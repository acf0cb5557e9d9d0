import type { Page } from 'playwright-core';

/** The width of every story that asks for its own by the viewport global, in pixels, by story id. */
export async function readWidths(page: Page, origin: string): Promise<Map<string, number>> {
  await page.goto(`${origin}/iframe.html`, { waitUntil: 'commit' });
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready', undefined, { timeout: 20_000 });
  const widths = await page.evaluate<[string, number][]>(`(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    const stories = await __STORYBOOK_PREVIEW__.extract();
    return Object.values(stories).flatMap((story) => {
      const chosen = story.globals.viewport?.value ?? story.globals.viewport;
      const styles = story.parameters.viewport?.options?.[chosen]?.styles;
      const width = Number.parseInt(styles?.width ?? '', 10);
      return Number.isNaN(width) ? [] : [[story.id, width]];
    });
  })()`);
  return new Map(widths);
}
