import { type Browser, chromium } from 'playwright-core';
import { findBrowser, missingBrowser } from '../bootstrap/browser.mjs';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts this machine's Chromium, headless, with a profile of its own.
 *
 * @param options `timeout`: how long it may take, milliseconds; `env`: variables beside those of this process.
 * @throws Error with a sentence when there is none.
 */
export async function launchBrowser({
  timeout = 30_000,
  env = {},
}: {
  timeout?: number;
  env?: Record<string, string>;
} = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(missingBrowser);
  return chromium.launch({ executablePath, args: quiet, timeout, env: { ...process.env, ...env } });
}
