import type { Browser, Cookie } from 'playwright-core';

/** How a page comes up: times in milliseconds, the shift as browsers score it. */
export interface Feel {
  /** When the largest text or picture was painted. */
  readonly contentfulPaint: number;
  /** What tasks took beyond 50 ms each, from the first paint on. */
  readonly blocking: number;
  /** How far what was painted moved by itself, in all. */
  readonly shift: number;
}

interface Visit {
  readonly address: string;
  readonly cookies: readonly Cookie[];
  /** Texts of the page that must be there at the end. */
  readonly texts: readonly string[];
}

/** After the last text; late tasks, such as telemetry, fall into it. */
const SETTLED_MS = 3_000;

const TASK_MS = 50;

/** Opens an address in a context that has never seen it: on a slow notebook, with a usual connection. */
export async function measureFeel(browser: Browser, { address, cookies, texts }: Visit): Promise<Feel> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: (10 * 1024 * 1024) / 8,
      uploadThroughput: (10 * 1024 * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    for (const text of texts) await page.getByText(text).first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    return feelOf(await page.evaluate('globalThis.watched'));
  } finally {
    await context.close();
  }
}

type Entry = Pick<PerformanceEntry, 'startTime' | 'duration'> & { value?: number; hadRecentInput?: boolean };
type Watched = Readonly<Record<'paint' | 'largest-contentful-paint' | 'longtask' | 'layout-shift', Entry[]>>;

/** Runs in the page, before anything else. */
function watch(): void {
  const watched: Record<string, unknown[]> = {
    paint: [],
    'largest-contentful-paint': [],
    longtask: [],
    'layout-shift': [],
  };
  for (const [type, entries] of Object.entries(watched)) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) entries.push(entry.toJSON());
    }).observe({ type, buffered: true });
  }
  Object.assign(globalThis, { watched });
}

function feelOf(watched: Watched): Feel {
  const largest = watched['largest-contentful-paint'].at(-1);
  if (!largest) throw new Error('The browser told of no contentful paint.');
  const begin = watched.paint.at(-1)?.startTime ?? 0;
  return {
    contentfulPaint: largest.startTime,
    blocking: sum(
      watched.longtask
        .filter(({ startTime }) => startTime >= begin)
        .map(({ duration }) => duration - TASK_MS),
    ),
    shift: sum(
      watched['layout-shift'].filter(({ hadRecentInput }) => !hadRecentInput).map(({ value = 0 }) => value),
    ),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
