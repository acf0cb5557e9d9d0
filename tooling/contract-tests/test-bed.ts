import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { createBrowserSessions, type Visitors } from './browser-sessions.ts';
import { startFaultServer } from './fault-server.ts';
import { createPages, type Pages } from './pages.ts';

/** A browser and the one server that it asks: many remotes are tried in it, each visitor in the site that it comes to. */
export interface TestBed {
  readonly address: string;
  readonly visitors: Visitors;
  readonly pages: Pages;
  close(): Promise<void>;
}

/**
 * @param options `isCold`: every visit begins in a browser with nothing cached; else only with nothing of a remote.
 * `browser`: one that is left open; one of its own unless told.
 * @throws Error with a sentence when no browser is there.
 */
export async function openTestBed({ isCold = false, browser: given }: BedOptions = {}): Promise<TestBed> {
  const browser = given ?? (await launchBrowser({ timeout: 60_000 }));
  const visitors = createBrowserSessions();
  const server = await startFaultServer({ visitors, isCached: isCold });
  return {
    address: server.address,
    visitors,
    pages: createPages(browser, { address: server.address, isReused: !isCold }),
    async close() {
      if (!given) await browser.close();
      await server.close();
    },
  };
}

interface BedOptions {
  readonly isCold?: boolean;
  readonly browser?: Browser;
}
