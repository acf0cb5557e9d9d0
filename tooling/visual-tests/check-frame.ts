import type { Browser } from 'playwright-core';
import { TIMEOUT_MS } from './browser-page.ts';
import { listenTo } from './listen-to.ts';

/**
 * Opens Storybook's own frame, on the docs page of that id, and tells what it logs as an error or asks of another
 * server: news, statistics and versions must stay unasked.
 */
export async function checkFrame(browser: Browser, origin: string, docsId: string): Promise<string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const heard = new Set<string>();
  const stopListening = listenTo(page, origin, (text) => heard.add(text));
  await page.goto(`${origin}/index.html?path=/docs/${docsId}`, { waitUntil: 'networkidle' });
  stopListening();
  await page.close();
  return [...heard].map(
    (text) => `Storybook itself: ${text}. To do: open design-system/.storybook, see docs/${docsId}.`,
  );
}
