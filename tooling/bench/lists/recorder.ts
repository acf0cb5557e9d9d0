import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What a browser noted of one step. Times in milliseconds. */
export interface Recording {
  /** From each frame to the next, as requestAnimationFrame tells it. */
  readonly frames: readonly number[];
  /** Tasks of the page's thread of 50 ms or more. */
  readonly longTasks: readonly number[];
  /** From each key or click to the frame that shows what it did, where that took 16 or more. */
  readonly inputs: readonly number[];
  /** Calls of the API. */
  readonly requests: number;
}

type Noted = Omit<Recording, 'requests'>;

interface Recorder {
  start(): void;
  /** Resolves once the document has not changed for a while. */
  rest(milliseconds: number): Promise<void>;
  stop(): Promise<Noted>;
}

const QUIET_MS = 600;

/** Calls of the API that a page makes: how many, and whether any is on its way. */
export interface Calls {
  count(): number;
  /** Waits until none has been on its way for a while. */
  untilQuiet(): Promise<void>;
}

/** Watches a page from its next document on. */
export async function prepareRecorder(page: Page): Promise<void> {
  await page.addInitScript(installRecorder);
}

/** Does something and tells how the page moved from then until it had come to rest. */
export async function record(page: Page, calls: Calls, act: () => Promise<void>): Promise<Recording> {
  const before = calls.count();
  await page.evaluate(() => (Reflect.get(globalThis, 'recorder') as Recorder).start());
  await act();
  await calls.untilQuiet();
  await page.evaluate((quiet) => (Reflect.get(globalThis, 'recorder') as Recorder).rest(quiet), QUIET_MS);
  const noted = await page.evaluate(() => (Reflect.get(globalThis, 'recorder') as Recorder).stop());
  return { ...noted, requests: calls.count() - before };
}

/** Counts a page's calls from now on. */
export function watchCalls(page: Page): Calls {
  const underWay = new Set<unknown>();
  let count = 0;
  let lastMove = performance.now();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    count += 1;
    underWay.add(request);
  });
  const settle = (request: unknown) => {
    if (underWay.delete(request)) lastMove = performance.now();
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return {
    count: () => count,
    async untilQuiet() {
      lastMove = performance.now();
      while (underWay.size > 0 || performance.now() - lastMove < QUIET_MS) await pause(50);
    },
  };
}

/** Runs in the page, before anything of it. */
function installRecorder(): void {
  let frames: number[] = [];
  let longTasks: number[] = [];
  let inputs: number[] = [];
  let last: number | null = null;
  const tasks = new PerformanceObserver((list) => noteTasks(list.getEntries()));
  const events = new PerformanceObserver((list) => noteEvents(list.getEntries()));
  const noteTasks = (entries: PerformanceEntryList) =>
    longTasks.push(...entries.map(({ duration }) => duration));
  const noteEvents = (entries: PerformanceEntryList) =>
    inputs.push(
      ...entries.filter((entry) => Reflect.get(entry, 'interactionId')).map(({ duration }) => duration),
    );
  tasks.observe({ type: 'longtask' });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const waiting: (() => void)[] = [];
  const nextFrame = () => new Promise<void>((resolve) => waiting.push(resolve));
  const tick = (now: number) => {
    if (last !== null) frames.push(now - last);
    last = now;
    for (const resolve of waiting.splice(0)) resolve();
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  let changed = 0;
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document, { childList: true, subtree: true });
  const recorder: Recorder = {
    start() {
      tasks.takeRecords();
      events.takeRecords();
      [frames, longTasks, inputs] = [[], [], []];
    },
    async rest(milliseconds) {
      while (performance.now() - changed < milliseconds) await nextFrame();
    },
    async stop() {
      await nextFrame();
      await nextFrame();
      noteTasks(tasks.takeRecords());
      noteEvents(events.takeRecords());
      return { frames, longTasks, inputs };
    },
  };
  Object.assign(globalThis, { recorder });
}
