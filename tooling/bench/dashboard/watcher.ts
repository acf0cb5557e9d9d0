import type { Page } from 'playwright-core';

/** Longest that the page may compute without a break and still be called quiet, and for how long, milliseconds. */
const QUIET_MS = 500;

/** What the page noted, milliseconds since its navigation began. */
export interface Noted {
  /** The last click; 0 when there was none: the navigation itself. */
  readonly begun: number;
  /** The frame in which everything that was waited for stood there; null until then. */
  readonly shown: number | null;
  /** Tasks of 50 ms or more. */
  readonly longTasks: readonly { readonly start: number; readonly end: number }[];
}

/** Watches a page from its next document on for content that holds all patterns. */
export async function watchFor(page: Page, patterns: readonly string[]): Promise<void> {
  await page.addInitScript(installWatcher, [...patterns]);
}

/** What the page has noted by now. */
export function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => Reflect.get(globalThis, 'dashboardWatch') as Noted);
}

/**
 * From the click, or the start of the navigation, until the content is there and the page answers at once: the end of the
 * last long task that half a second without one follows. Null while nothing was shown.
 */
export function timeToInteractive({ begun, shown, longTasks }: Noted): number | null {
  if (shown === null) return null;
  let ready = shown;
  for (const { start, end } of longTasks.toSorted((a, b) => a.start - b.start)) {
    if (end > ready && start < ready + QUIET_MS) ready = end;
  }
  return ready - begun;
}

/** Runs in the page, before anything of it. What stands there before a click that changes the tab does not count. */
function installWatcher(patterns: readonly string[]): void {
  const wanted = patterns.map((pattern) => new RegExp(pattern));
  const longTasks: { start: number; end: number }[] = [];
  const watch = { begun: 0, shown: null as number | null, longTasks };
  Object.assign(globalThis, { dashboardWatch: watch });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ start: startTime, end: startTime + duration });
    }
  }).observe({ type: 'longtask' });
  addEventListener(
    'click',
    () => {
      watch.begun = performance.now();
      watch.shown = null;
      longTasks.length = 0;
      requestAnimationFrame(look);
    },
    { capture: true },
  );
  const look = () => {
    const text = document.getElementById('content')?.textContent ?? '';
    if (wanted.every((pattern) => pattern.test(text))) watch.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
