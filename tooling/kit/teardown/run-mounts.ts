/// <reference lib="dom" />
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { untilAtRest } from '../healthy.ts';
import { navigate } from '../looks.ts';
import type { Outcome } from '../run-fault.ts';
import { type Scene, STAGE, STAGE_PLACE } from '../scenes.ts';
import { type KitRoom, visit } from '../visit.ts';
import { growthBetween, type Holdings, type Weight } from './growth.ts';

/** What the first mounts leave is kept for the next ones: caches, loaded code. What grows from then on is a leak. */
const FIRST = 10;
const ALL = 50;

const IN_PAGE = ['ledger.js', 'mount-times.js'].map((name) => join(import.meta.dirname, '../in-page', name));

/** Shows a scene fifty times and leaves it again, and compares what the page holds then with after ten times. */
export async function runMounts(room: KitRoom, scene: Scene): Promise<Outcome> {
  const { page, visitor, arrive, leave, violations } = await visit(room);
  const start = performance.now();
  try {
    for (const script of IN_PAGE) await page.addInitScript({ path: script });
    const pending = watchRequests(page);
    await arrive({ ...scene, navigation: STAGE }, 'navigation');
    await untilAtRest(page, STAGE_PLACE, room.patience);
    const landmarks = await firstLook(page, scene, room.patience);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await mountTimes(page, { times: FIRST, scene, landmarks, patience: room.patience });
    const early = await weigh(page, devtools);
    await mountTimes(page, { times: ALL - FIRST, scene, landmarks, patience: room.patience });
    const left = await untilAnswered(pending, room.patience);
    const grown = growthBetween(early, await weigh(page, devtools), ALL - FIRST);
    const complaints = [...grown, ...left, ...visitor.surprises].map((what) => `${scene.what}: ${what}`);
    const recoveryMs = Math.round(performance.now() - start);
    return { complaints: [...complaints, ...violations], headline: '', fallbackMs: 0, recoveryMs };
  } finally {
    await leave();
  }
}

/** What each place is known by again. */
async function firstLook(page: Page, scene: Scene, patience: number): Promise<string[]> {
  await navigate(page, scene.navigation);
  const landmarks: string[] = [];
  for (const place of scene.places) landmarks.push((await untilAtRest(page, place, patience)).landmark);
  return landmarks;
}

interface Mounting {
  readonly times: number;
  readonly scene: Scene;
  readonly landmarks: readonly string[];
  readonly patience: number;
}

/** @throws Error with a sentence when what was mounted before no longer comes, or no longer goes. */
async function mountTimes(page: Page, { times, scene, landmarks, patience }: Mounting): Promise<void> {
  const places = scene.places.map(({ root }, index) => [root, landmarks[index] ?? '']);
  const given = { times, places, patience, stage: STAGE, address: scene.navigation };
  const problem = await page.evaluate(
    (told) => (Reflect.get(window, 'kitMountTimes') as (given: object) => Promise<string | null>)(told),
    given,
  );
  if (problem) throw new Error(`${scene.what}: ${problem}`);
}

async function weigh(page: Page, devtools: CDPSession): Promise<Weight> {
  // Twice: what the first collection lets go of may hold more.
  for (let round = 0; round < 2; round += 1) {
    await wait(300);
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    holdings: await page.evaluate(() => (Reflect.get(window, 'kitHoldings') as () => Holdings)()),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
  };
}

/** Requests that wait for an answer, by address. */
function watchRequests(page: Page): Map<object, string> {
  const pending = new Map<object, string>();
  page.on('request', (request) => pending.set(request, request.url()));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

async function untilAnswered(pending: ReadonlyMap<object, string>, patience: number): Promise<string[]> {
  for (const end = Date.now() + patience; Date.now() < end && pending.size > 0; ) await wait(50);
  return [...new Set(pending.values())].map(
    (address) => `${new URL(address).pathname} is still being asked for`,
  );
}
