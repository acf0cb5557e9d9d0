import { isThorough } from '@shortlist/tooling/test/depth.ts';
import type { Page } from 'playwright-core';
import { accessibilityFaults, contrastFaults } from './axe.ts';
import { desktop, phone } from './journey.ts';

/** What axe looks at, in each width: the stories show every screen alone in all of them. */
const schemes = (isDesk: boolean): ('light' | 'dark')[] =>
  isThorough ? ['light', 'dark'] : isDesk ? ['light'] : [];

/**
 * What axe finds in the page as it stands, on a desk's screen and in light, and whether it is wider than that or than a
 * phone's: one line a fault, which begins with the state and the look. With `DEPTH=all` axe looks at the phone's and in
 * dark, too. The page is not loaded again.
 */
export async function looksOf(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.evaluate(REST);
    for (const colorScheme of schemes(viewport === desktop)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(REST);
      const where = `${state}, ${viewport.width}, ${colorScheme}`;
      const found = colorScheme === 'light' ? accessibilityFaults(page) : contrastFaults(page);
      faults.push(...(await found).map((fault) => `${where}: ${fault}`));
    }
    const width = Number(await page.evaluate('document.documentElement.scrollWidth'));
    if (width > viewport.width) faults.push(`${state}: ${width} pixels wide at ${viewport.width}`);
  }
  return faults;
}

/** Until a change of width or theme is drawn and what moves because of it has come to rest. */
const REST = `(async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changes.map((each) => each.finished));
})()`;

/** How far the page is scrolled, in whole CSS pixels from its top. */
export async function placeOf(page: Page): Promise<number> {
  return Number(await page.evaluate('Math.round(scrollY)'));
}
