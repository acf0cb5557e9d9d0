import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** More of them than this are wanted by one test only. */
const KEPT = 4;

const PATIENCE_MS = 10_000;

/**
 * Contexts of a browser that one test after another uses. In a new one the browser fetches and compiles all code of the
 * product again, which costs more than most of what a test does. Cookies and whatever pages stored are deleted in
 * between; what is kept is the cache of files that never change.
 */
export class Contexts {
  readonly #browser: Browser;
  readonly #known = new WeakMap<BrowserContext, Known>();
  #idle: BrowserContext[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * One with these options, in which nobody is signed in and nothing is open.
   *
   * @param hear is told each address that it asks for.
   */
  async take(options: BrowserContextOptions, hear: (address: URL) => void): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const found = this.#idle.find((each) => this.#known.get(each)?.key === key);
    const known = found && this.#known.get(found);
    if (!found || !known) return this.open(options, hear);
    this.#idle = this.#idle.filter((each) => each !== found);
    known.hear = hear;
    return found;
  }

  /** The same, but new. */
  async open(options: BrowserContextOptions, hear: (address: URL) => void): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    const known: Known = { key: JSON.stringify(options), origins: new Set(), hear };
    this.#known.set(context, known);
    context.on('request', (request) => {
      const address = new URL(request.url());
      if (address.protocol.startsWith('http')) known.origins.add(address.origin);
      known.hear(address);
    });
    return context;
  }

  /** Closes what is open in it and deletes what was stored. One that can't be emptied soon is not used again. */
  async giveBack(context: BrowserContext): Promise<void> {
    const emptied = this.#empty(context).then(
      () => true,
      () => false,
    );
    if (await Promise.race([emptied, setTimeout(PATIENCE_MS, false)])) this.#idle.push(context);
    else await context.close();
    if (this.#idle.length > KEPT) await this.#idle.shift()?.close();
  }

  async #empty(context: BrowserContext): Promise<void> {
    const pages = context.pages();
    // Chromium does not always close a page that is on its way to another address.
    for (const page of pages) await page.goto('about:blank');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    const [eraser] = pages;
    if (!eraser) return;
    const devTools = await context.newCDPSession(eraser);
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
    for (const origin of this.#known.get(context)?.origins ?? [])
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    for (const page of pages) await page.close();
  }
}

interface Known {
  /** Its options. */
  readonly key: string;
  /** Where its pages may have stored something. */
  readonly origins: Set<string>;
  hear: (address: URL) => void;
}
