import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { BLANK } from './fault-server.ts';

/** How long a page may take to be left, milliseconds. */
const LEAVING_MS = 20_000;

/** What a visit listens to. */
const EVENTS = ['console', 'request', 'requestfinished', 'requestfailed'] as const;

/**
 * Pages without cookies, storage or a document, each in a context of its own. They ask for no motion: a browser without a
 * graphics card spends a third of its time on skeletons that shimmer.
 */
export interface Pages {
  take(): Promise<Page>;
  /** Takes a page back, whatever it shows and holds. */
  give(page: Page): Promise<void>;
}

/**
 * @param isReused whether pages are used again: two thirds of what a visit computes are the start of a renderer and the
 * compilation of the shell, which a second visit finds done.
 */
export function createPages(browser: Browser, { address, isReused }: PagesOptions): Pages {
  const idle: Page[] = [];
  return {
    async take() {
      const page = idle.pop();
      if (page) return page;
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      return context.newPage();
    },
    async give(page) {
      const isEmpty = isReused && (await empty(page, address + BLANK));
      if (isEmpty) idle.push(page);
      // A page that computes without end may not let itself be closed: it goes with the browser.
      else await Promise.race([page.context().close(), wait(LEAVING_MS, undefined, { ref: false })]);
    },
  };
}

interface PagesOptions {
  readonly address: string;
  readonly isReused: boolean;
}

/** Whether the page let itself be emptied. */
async function empty(page: Page, blank: string): Promise<boolean> {
  try {
    await page.goto(blank, { timeout: LEAVING_MS });
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    return true;
  } catch {
    return false;
  }
}
