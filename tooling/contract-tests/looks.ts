/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** What a place looks like. */
export interface Look {
  /** A word by which what stands there is known again: its first heading, else button or link, else text. */
  readonly landmark: string;
  readonly text: string;
  /** Something in it says that it is still coming. */
  readonly isBusy: boolean;
}

/** Looks at a place once; null when it is not there. */
export function lookAt(page: Page, root: string): Promise<Look | null> {
  return page.evaluate((selector) => {
    const place = document.querySelector(selector);
    if (!place) return null;
    const texts = (what: string) =>
      [...place.querySelectorAll(what)].map((each) => each.textContent.trim()).filter((text) => text !== '');
    const [landmark = place.textContent.trim().slice(0, 60)] = [
      ...texts('h1, h2, h3, h4'),
      ...texts('button'),
      ...texts('a'),
    ];
    const busy = '[aria-busy="true"], [aria-label^="Loading"]';
    return {
      landmark,
      text: place.textContent,
      isBusy: place.matches(busy) || place.querySelector(busy) !== null,
    };
  }, root);
}

/** Style sheets in force that belong to a package: file names, one for each time that it is there. */
export function stylesOf(page: Page, packageName: string): Promise<string[]> {
  return page.evaluate((name) => {
    const own = [...document.styleSheets].flatMap(({ href }) =>
      href?.includes(`/assets/${name}/`) ? [href] : [],
    );
    return own.map((href) => new URL(href).pathname.split('/').at(-1) ?? '').sort();
  }, packageName);
}

/** Writes into the document what loading it again would lose. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { kitMark: true }));
}

/** Whether it is the document that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'kitMark' in window);
}

/** Goes to an address of the product as a link would, without loading the document again. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
