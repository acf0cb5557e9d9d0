import type { Page } from 'playwright-core';

/** What only a running preview knows about a story: its globals and parameters, inherited ones included. */
export interface StoryFacts {
  /** The width that it asks for by the viewport global, in pixels; null when it asks for none. */
  width: number | null;
  /** The globals that name its viewport, theme, and direction: all of them have a direction, and few a theme. */
  viewport: string;
  theme: string;
  direction: string;
  /** `parameters.guidance`, as it stands there. */
  guidance: unknown;
}

/** The facts of every story, by its id. */
export async function readFacts(page: Page, origin: string): Promise<Map<string, StoryFacts>> {
  await page.goto(`${origin}/iframe.html`, { waitUntil: 'commit' });
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready');
  const facts = await page.evaluate<[string, StoryFacts][]>(`(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    const stories = await __STORYBOOK_PREVIEW__.extract();
    return Object.values(stories).map(({ id, globals, parameters }) => {
      const viewport = globals.viewport?.value ?? globals.viewport ?? '';
      const width = Number.parseInt(parameters.viewport?.options?.[viewport]?.styles?.width ?? '', 10);
      return [id, {
        width: Number.isNaN(width) ? null : width,
        viewport,
        theme: globals.theme ?? '',
        direction: globals.direction ?? '',
        guidance: parameters.guidance ?? null,
      }];
    });
  })()`);
  return new Map(facts);
}
