import type { Browser } from 'playwright-core';
import { type Device, openOn, type Visit } from '../measure.ts';

/** How a page comes up: times in milliseconds, the shift as browsers score it. */
export interface Feel {
  /** When the largest text or picture was painted. */
  readonly contentfulPaint: number;
  /** What tasks took beyond 50 ms each, from the first paint on. */
  readonly blocking: number;
  /** How far what was painted moved by itself, in all. */
  readonly shift: number;
}

/** After the last text; late tasks, such as telemetry, fall into it. */
const SETTLED_MS = 3_000;

const TASK_MS = 50;

/** Opens an address as if for the first time. */
export async function measureFeel(browser: Browser, visit: Visit, device: Device): Promise<Feel> {
  const { page } = await openOn(browser, visit, device);
  try {
    await page.addInitScript(watch);
    await page.goto(visit.address, { waitUntil: 'commit' });
    for (const text of visit.texts) await page.getByText(text).first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    return feelOf(await page.evaluate('globalThis.watched'));
  } finally {
    await page.context().close();
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
        .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, begin))
        .map((visible) => Math.max(0, visible - TASK_MS)),
    ),
    shift: sum(
      watched['layout-shift'].filter(({ hadRecentInput }) => !hadRecentInput).map(({ value = 0 }) => value),
    ),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
