import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Cookie, Page } from 'playwright-core';
import { askedBy, longestChain } from './initiators.ts';

/** What one cold load cost: its time until the content stood there, the rest until nothing moved any more. */
export interface Load {
  /** From the start of the navigation to the last of the wanted texts, milliseconds. */
  readonly content: number;
  /** Bytes over the wire, with headers. */
  readonly bytes: number;
  readonly requests: number;
  /** The longest chain of requests. */
  readonly depth: number;
}

export interface Visit {
  readonly address: string;
  readonly cookies: readonly Cookie[];
  /** The texts of real data that make the page useful; the load ends when all are there. */
  readonly texts: readonly string[];
}

const PATIENCE_MS = 60_000;
const QUIET_MS = 500;

/** What a page is opened on: how many times slower the processor is, the wait for an answer in milliseconds, and Mbit/s. */
export interface Device {
  readonly slowdown: number;
  readonly latency: number;
  readonly down: number;
  readonly up: number;
}

/** A slow phone on a slow mobile network. */
const MOBILE: Device = { slowdown: 4, latency: 150, down: 1.6, up: 750 / 1024 };

const bytesPerSecond = (megabits: number): number => (megabits * 1024 * 1024) / 8;

/** A page that has never seen the address. */
export async function openOn(
  browser: Browser,
  { cookies }: Visit,
  { slowdown, latency, down, up }: Device,
): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond(down),
    uploadThroughput: bytesPerSecond(up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** Loads an address in a context that has never seen it. */
export async function measureLoad(browser: Browser, visit: Visit): Promise<Load> {
  const { address, texts } = visit;
  const { page, session } = await openOn(browser, visit, MOBILE);
  try {
    const traffic = watchTraffic(session);
    await page.addInitScript(watchContent, texts);
    await page.goto(address, { waitUntil: 'commit' });
    const content = await contentTime(page, texts);
    await traffic.untilQuiet();
    return { content, ...traffic.count() };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: notes when the last of the texts appears. */
function watchContent(texts: readonly string[]): void {
  const look = () => {
    const shown = document.getElementById('content')?.textContent ?? '';
    if (!texts.every((text) => shown.includes(text))) return;
    observer.disconnect();
    Object.assign(globalThis, { contentTime: performance.now() });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** @throws Error that names what never came. */
async function contentTime(page: Page, texts: readonly string[]): Promise<number> {
  try {
    const time = await page.waitForFunction(() => Reflect.get(globalThis, 'contentTime'), undefined, {
      timeout: PATIENCE_MS,
      polling: 50,
    });
    return Number(await time.jsonValue());
  } catch (cause) {
    const shown = await page.locator('body').innerText();
    const missing = texts.filter((text) => !shown.includes(text)).join(', ');
    throw new Error(`${page.url()} did not show ${missing} within a minute, but:\n${shown}`, { cause });
  }
}

interface Traffic {
  /** Waits until nothing has been on its way for half a second. */
  untilQuiet(): Promise<void>;
  count(): Omit<Load, 'content'>;
}

/** Counts from now on; data addresses cost nothing and are left out. */
function watchTraffic(session: CDPSession): Traffic {
  const asked = new Map<string, string | undefined>();
  const underWay = new Set<string>();
  let bytes = 0;
  let requests = 0;
  let lastMove = performance.now();
  const settle = (requestId: string) => {
    underWay.delete(requestId);
    lastMove = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    underWay.add(requestId);
    if (!asked.has(request.url)) asked.set(request.url, askedBy(initiator));
  });
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    settle(requestId);
  });
  return {
    async untilQuiet() {
      while (underWay.size > 0 || performance.now() - lastMove < QUIET_MS) await pause(50);
    },
    count: () => ({ bytes, requests, depth: longestChain(asked) }),
  };
}
