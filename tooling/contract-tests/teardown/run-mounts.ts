/// <reference lib="dom" />
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { waitUntilIdle } from '../healthy.ts';
import { navigate } from '../looks.ts';
import type { Outcome } from '../run-fault.ts';
import { type Scene, STAGE, STAGE_PLACE } from '../scenes.ts';
import { type KitRoom, type Visit, visit } from '../visit.ts';
import { growthBetween, type Holdings, type Weight } from './growth.ts';

/** How often a scene is shown: what the first mounts leave is kept for the next ones, what grows from then on is a leak. */
export interface MountCounts {
  readonly first: number;
  readonly all: number;
}

/** What leaks leaves as much at each mount; the rest is for what grows with time alone. */
export const MOUNTS: MountCounts = { first: 10, all: 20 };
export const THOROUGH_MOUNTS: MountCounts = { first: 10, all: 50 };

/** A leak grows each time; what the browser or a timer keeps for a moment is the same again, or gone. */
const ROUNDS = 3;

const IN_PAGE = ['ledger.js', 'mount-times.js'].map((name) => join(import.meta.dirname, '../in-page', name));

/** A document in which scenes are mounted, one after the other. */
interface Mounted {
  readonly visiting: Visit;
  readonly devtools: CDPSession;
  readonly pending: ReadonlyMap<object, string>;
}

/** Mounts scenes in one document, as one that nothing is wrong with can be used for the next. */
export interface Mounting {
  /**
   * Shows a scene many times and leaves it again, and compares what the page holds then with after the first times. What
   * has grown must grow again: the same mounts are repeated before it counts as a leak.
   */
  run(scene: Scene): Promise<Outcome>;
  leave(): Promise<void>;
}

export function createMounting(room: KitRoom, counts: MountCounts): Mounting {
  let idle: Mounted | undefined;
  return {
    async run(scene) {
      const mounted = idle ?? (await arrive(room));
      // A page that never ends is never idle again.
      idle = undefined;
      try {
        const outcome = await compare(mounted, scene, { counts, patience: room.patience });
        idle = mounted;
        return outcome;
      } finally {
        if (!idle) await mounted.visiting.leave();
      }
    },
    leave: async () => idle?.visiting.leave(),
  };
}

async function arrive(room: KitRoom): Promise<Mounted> {
  const visiting = await visit(room);
  const { page, addInitScript } = visiting;
  for (const script of IN_PAGE) await addInitScript({ path: script });
  const pending = watchRequests(page);
  await visiting.arrive({ cold: STAGE, navigation: STAGE }, 'navigation');
  await waitUntilIdle(page, STAGE_PLACE, room.patience);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return { visiting, devtools, pending };
}

async function compare(
  { visiting, devtools, pending }: Mounted,
  scene: Scene,
  { counts, patience }: { counts: MountCounts; patience: number },
): Promise<Outcome> {
  const { page, visitor, violations } = visiting;
  const start = performance.now();
  const landmarks = await firstLook(page, scene, patience);
  await mountTimes(page, { times: counts.first, scene, landmarks, patience });
  let before = await weigh(page, devtools);
  const more = counts.all - counts.first;
  let grown: string[] = [];
  let left: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await mountTimes(page, { times: more, scene, landmarks, patience });
    left = await untilAnswered(pending, patience);
    const after = await weigh(page, devtools);
    grown = growthBetween(before, after, more);
    if (grown.length === 0) break;
    before = after;
  }
  const complaints = [...grown, ...left, ...visitor.surprises].map((what) => `${scene.what}: ${what}`);
  const recoveryMs = Math.round(performance.now() - start);
  return { complaints: [...complaints, ...violations], headline: '', fallbackMs: 0, recoveryMs };
}

/** What each place is known by again. */
async function firstLook(page: Page, scene: Scene, patience: number): Promise<string[]> {
  await navigate(page, scene.navigation);
  const landmarks: string[] = [];
  for (const place of scene.places) landmarks.push((await waitUntilIdle(page, place, patience)).landmark);
  return landmarks;
}

interface Mounts {
  readonly times: number;
  readonly scene: Scene;
  readonly landmarks: readonly string[];
  readonly patience: number;
}

/** @throws Error with a sentence when what was mounted before no longer comes, or no longer goes. */
async function mountTimes(page: Page, { times, scene, landmarks, patience }: Mounts): Promise<void> {
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
