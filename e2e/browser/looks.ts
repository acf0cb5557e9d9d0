import { isThorough } from '@shortlist/tooling/test/depth.ts';
import type { Page } from 'playwright-core';
import { accessibilityFaults, contrastFaults } from './axe.ts';
import { desktop, phone } from './journey.ts';

/** In which themes axe looks at a width: the stories show every screen alone in both. */
const schemes = (isDesk: boolean, isPicked: boolean): ('light' | 'dark')[] =>
  isThorough ? ['light', 'dark'] : isDesk && isPicked ? ['light'] : [];

/**
 * Whether the page as it stands is wider than a desk's screen or a phone's, and what axe finds in it: one line a fault,
 * which begins with the state and the look. The page is not loaded again.
 *
 * @param isPicked whether axe looks at it on a desk's screen and in light; with `DEPTH=all` it looks at every page on
 *   both and in dark, too.
 */
export async function looksOf(page: Page, state: string, isPicked = false): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.evaluate(REST);
    for (const colorScheme of schemes(viewport === desktop, isPicked)) {
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
