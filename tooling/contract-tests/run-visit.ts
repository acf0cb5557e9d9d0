import { setTimeout as wait } from 'node:timers/promises';
import { waitUntilIdle } from './healthy.ts';
import { navigate } from './looks.ts';
import type { Outcome } from './run-fault.ts';
import { type Scene, STAGE, STAGE_PLACE } from './scenes.ts';
import { type KitRoom, visit } from './visit.ts';

/** The shell looks a second after a remote has left the page what it has left there. */
const SETTLED_MS = 2_000;

/** Shows a scene once and leaves it: the shell that it runs in says what the remote does to the page. */
export async function runVisit(room: KitRoom, scene: Scene): Promise<Outcome> {
  const { page, violations, arrive, leave } = await visit(room);
  const start = performance.now();
  try {
    await arrive(scene, 'navigation');
    for (const place of scene.places) await waitUntilIdle(page, place, room.patience);
    await navigate(page, STAGE);
    await waitUntilIdle(page, STAGE_PLACE, room.patience);
    await wait(SETTLED_MS);
  } finally {
    await leave();
  }
  const complaints = violations.map((what) => `${scene.what}: ${what}`);
  return { complaints, headline: '', fallbackMs: 0, recoveryMs: Math.round(performance.now() - start) };
}
