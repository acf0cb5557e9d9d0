import type { Browser } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { shareBrowser } from './shared-browser.ts';

vi.mock('../browser/launch-browser.ts');

test('rules share one browser, and get another when it has ended', async () => {
  const isConnected = vi.fn(() => true);
  vi.mocked(launchBrowser).mockImplementation(async () => ({ isConnected }) as unknown as Browser);
  const browser = shareBrowser();

  const first = await browser.get();
  expect(await browser.get()).toBe(first);
  isConnected.mockReturnValueOnce(false);

  expect(await browser.get()).not.toBe(first);
  expect(launchBrowser).toHaveBeenCalledTimes(2);
});
