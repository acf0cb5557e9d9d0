/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import type { FaultCase } from './cases.ts';
import type { FaultServer } from './fault-server.ts';

/** How the browser came to the broken page. */
export type Arrival = 'cold' | 'navigation';

export interface Outcome {
  readonly headline: string;
  readonly errorMs: number;
  readonly recoveryMs: number;
  /** What was not as it must be; empty when all is well. */
  readonly complaints: string[];
}

const PATIENCE = 12_000;

/** Breaks, looks, heals, presses Retry once, looks again: in a browser with nothing cached. */
export async function runCase(
  browser: Browser,
  server: FaultServer,
  { pattern, fault, place, arrival }: FaultCase & { readonly arrival: Arrival },
): Promise<Outcome> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'sid', value: 'fixture', url: server.address }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  try {
    server.breakRequests(pattern, fault);
    await arrive(page, server.address, arrival);
    const broken = await seeError(page, place, complaints);
    server.breakRequests(pattern, 'none');
    const recoveryMs = await recover(page, complaints);
    return { ...broken, recoveryMs, complaints };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { headline: '', errorMs: 0, recoveryMs: 0, complaints: [...complaints, reason] };
  } finally {
    server.breakRequests(pattern, 'none');
    await context.close();
  }
}

async function arrive(page: Page, address: string, arrival: Arrival): Promise<void> {
  if (arrival === 'cold') {
    await page.goto(`${address}/fixture`, { waitUntil: 'commit' });
  } else {
    await page.goto(`${address}/nowhere`);
    await page.getByRole('banner').waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/fixture');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
  }
}

async function seeError(page: Page, place: FaultCase['place'], complaints: string[]) {
  const start = performance.now();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor({ timeout: PATIENCE });
  const errorMs = Math.round(performance.now() - start);
  const headline = (await page.getByRole('alert').getByRole('heading').textContent()) ?? '';
  const isHeaderThere = await page.getByRole('banner').isVisible();
  const isPageThere = await page.getByRole('heading', { name: 'First page' }).isVisible();
  if (!isHeaderThere) complaints.push('the header is gone');
  if (isPageThere !== (place === 'widget')) complaints.push('the error does not stand in its own place');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return { headline, errorMs };
}

async function recover(page: Page, complaints: string[]): Promise<number> {
  const start = performance.now();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'First page' }).waitFor({ timeout: PATIENCE });
  await page.getByRole('heading', { name: 'Widget of other' }).waitFor({ timeout: PATIENCE });
  const recoveryMs = Math.round(performance.now() - start);
  const colours = await page.evaluate(() =>
    ['First page', 'Widget of other'].map((text) => {
      const heading = [...document.querySelectorAll('h1, h2')].find((each) =>
        each.textContent?.includes(text),
      );
      return heading?.parentElement ? getComputedStyle(heading.parentElement).color : 'none';
    }),
  );
  if (colours.join(' ') !== 'rgb(1, 2, 3) rgb(4, 5, 6)')
    complaints.push(`styles are missing: ${colours.join(' ')}`);
  if (!(await page.evaluate(() => 'isSameDocument' in window))) complaints.push('the page was loaded again');
  return recoveryMs;
}
