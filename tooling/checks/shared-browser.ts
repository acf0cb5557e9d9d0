import type { Browser } from 'playwright-core';

/** One browser for all rules that need one, started when the first of them does, and anew when it has ended. */
export interface SharedBrowser {
  get(): Promise<Browser>;
  close(): Promise<void>;
}

/** Loads the browser's driver only where it is used: an installation has none. */
export function shareBrowser(): SharedBrowser {
  let launched: Promise<Browser> | undefined;
  return {
    async get() {
      const hasEnded = (await launched)?.isConnected() === false;
      if (!launched || hasEnded) launched = launch();
      return launched;
    },
    close: async () => (await launched?.catch(() => undefined))?.close(),
  };
}

async function launch(): Promise<Browser> {
  const { launchBrowser } = await import('../browser/launch-browser.ts');
  return launchBrowser({ timeout: 60_000 });
}
