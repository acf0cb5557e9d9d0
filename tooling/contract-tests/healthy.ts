import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type Look, lookAt, stylesOf } from './looks.ts';
import type { Place, Scene } from './scenes.ts';
import { type Arrival, type KitRoom, START_HEADING, visit } from './visit.ts';

/** What a scene looks like when nothing is broken. */
export interface Healthy {
  readonly looks: ReadonlyMap<Place, Look>;
  /** Style sheets of the remote that are in force. */
  readonly styles: readonly string[];
}

/**
 * Looks at a scene with nothing broken: what all cases are compared with.
 *
 * @throws Error with a sentence when it never comes to rest.
 */
export async function assertHealthy(room: KitRoom, scene: Scene, arrival: Arrival): Promise<Healthy> {
  const { page, visitor, arrive, leave } = await visit(room);
  try {
    await arrive(scene, arrival);
    const looks = new Map<Place, Look>();
    for (const place of scene.places) {
      looks.set(place, await waitUntilIdle(page, place, room.patience));
    }
    const [surprise] = visitor.surprises;
    if (surprise) throw new Error(surprise);
    const styles = await stylesOf(page, room.site.releases.remote.package);
    return { looks, styles };
  } finally {
    await leave();
  }
}

/**
 * The place when nothing in it is coming any more.
 *
 * @throws Error with a sentence when that does not happen in time.
 */
export async function waitUntilIdle(page: Page, place: Place, patience: number): Promise<Look> {
  let before: Look | null = null;
  for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
    const look = await lookAt(page, place.root);
    const isThere = look !== null && !look.isBusy && !['', START_HEADING].includes(look.landmark);
    if (isThere && before?.text === look.text) return look;
    before = isThere ? look : null;
  }
  const seen = (await lookAt(page, place.root))?.text ?? 'nothing';
  throw new Error(`${place.what} does not come to rest: it shows "${seen.slice(0, 120)}"`);
}
