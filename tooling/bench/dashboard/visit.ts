import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Account } from '../lists/account.ts';
import { startFor, type Tab, tabAddress } from './tabs.ts';
import { watchTraffic } from './traffic.ts';
import { noted, timeToInteractive, watchFor } from './watcher.ts';

const PATIENCE_MS = 60_000;

export interface Place {
  readonly browser: Browser;
  readonly address: string;
  readonly width: number;
}

/** One way into a tab. */
export interface Opening {
  /** Milliseconds until it can be used. */
  readonly time: number;
  readonly calls: number;
  readonly files: number;
}

/** A tab opened from the sidebar of another, and by its address: its code cached, its data not. */
export interface Visit {
  readonly bySidebar: Opening;
  readonly byAddress: Opening;
}

/** Opens a tab in a browser that has seen it before, once in each way. */
export async function visitTab(place: Place, tab: Tab, account: Account): Promise<Visit> {
  const context = await place.browser.newContext({
    baseURL: place.address,
    viewport: { width: place.width, height: 900 },
  });
  try {
    await context.addCookies([...account.cookies]);
    await fillCache(context, tab);
    return { bySidebar: await openBySidebar(context, tab), byAddress: await openByAddress(context, tab) };
  } finally {
    await context.close();
  }
}

/** Opens the tab and the one that its visit begins at, so that the browser keeps the code of both. */
async function fillCache(context: BrowserContext, tab: Tab): Promise<void> {
  const page = await context.newPage();
  for (const one of [startFor(tab), tab]) {
    await watchFor(page, one.shows);
    await page.goto(tabAddress(one));
    await untilInteractive(page, one);
  }
  await page.close();
}

async function openBySidebar(context: BrowserContext, tab: Tab): Promise<Opening> {
  const { page, traffic } = await openSlowly(context, tab);
  const start = startFor(tab);
  await page.goto(tabAddress(start));
  await page.getByRole('heading', { level: 1, name: start.label }).waitFor();
  await traffic.untilQuiet();
  traffic.reset();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: tab.label, exact: true })
    .click();
  return measure(page, tab, traffic);
}

async function openByAddress(context: BrowserContext, tab: Tab): Promise<Opening> {
  const { page, traffic } = await openSlowly(context, tab);
  await page.goto(tabAddress(tab), { waitUntil: 'commit' });
  return measure(page, tab, traffic);
}

async function openSlowly(context: BrowserContext, tab: Tab) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchFor(page, tab.shows);
  return { page, traffic };
}

type Watched = Awaited<ReturnType<typeof openSlowly>>;

async function measure(page: Page, tab: Tab, traffic: Watched['traffic']): Promise<Opening> {
  await untilInteractive(page, tab);
  await traffic.untilQuiet();
  const time = await untilInteractive(page, tab);
  const counts = traffic.counts();
  await page.close();
  return { time, ...counts };
}

/** @throws Error with what was shown instead */
async function untilInteractive(page: Page, tab: Tab): Promise<number> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const time = timeToInteractive(await noted(page));
    if (time !== null) return time;
    await pause(50);
  }
  const shown = await page.locator('#content').innerText();
  throw new Error(`${tab.label} did not show ${tab.shows.join(' and ')} within a minute, but:\n${shown}`);
}
