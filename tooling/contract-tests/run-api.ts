import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { waitUntilIdle } from './healthy.ts';
import { lookAt } from './looks.ts';
import type { FaultCaseResult, Outcome } from './run-fault.ts';
import type { Place } from './scenes.ts';
import { type KitRoom, type Visit, visit } from './visit.ts';

/** Every call answers 500: each place says so instead of crashing or waiting, and Retry brings all of it. */
export async function runApi(room: KitRoom, trial: FaultCaseResult): Promise<Outcome> {
  const visiting = await visit(room);
  const complaints: string[] = [];
  const notes = { headline: '', fallbackMs: 0, recoveryMs: 0 };
  visiting.visitor.isApiDown = true;
  try {
    const arrived = performance.now();
    await visiting.arrive(trial.scene, trial.arrival);
    notes.headline = await seeFailures(visiting, { room, trial, complaints });
    notes.fallbackMs = Math.round(performance.now() - arrived);
    visiting.visitor.isApiDown = false;
    const healed = performance.now();
    const sight = { room, trial, complaints };
    await Promise.all(trial.scene.places.map((place) => recover(visiting.page, place, sight)));
    notes.recoveryMs = Math.round(performance.now() - healed);
  } catch (error) {
    complaints.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await visiting.leave();
  }
  return { ...notes, complaints: [...complaints, ...visiting.violations] };
}

interface Sight {
  readonly room: KitRoom;
  readonly trial: FaultCaseResult;
  readonly complaints: string[];
}

/** What shows the same as ever asked nothing; all others must say that they could not be answered. */
async function seeFailures({ page }: Visit, { room, trial, complaints }: Sight): Promise<string> {
  let headline = '';
  for (const place of trial.scene.places) {
    const { text } = await waitUntilIdle(page, place, room.patience);
    if (text === trial.healthy.looks.get(place)?.text) continue;
    const alert = page.locator(place.root).getByRole('alert');
    headline ||= (await alert.count()) > 0 ? await alert.first().innerText() : '';
    if (CRASHED.test(text)) complaints.push(`${place.what} crashes: "${text.slice(0, 80)}"`);
    else if ((await retriesIn(page, place).count()) === 0) {
      complaints.push(`${place.what} does not say that it could not be answered: "${text.slice(0, 80)}"`);
    }
  }
  if (!(await page.getByRole('banner').isVisible())) complaints.push('the header is gone');
  return headline.replaceAll('\n', ' ');
}

/** How the host speaks of what was thrown. */
const CRASHED = /stopped working|Unexpected Application Error/;

const retriesIn = (page: Page, { root }: Place) => page.locator(root).getByRole('button', { name: 'Retry' });

/** Asks again wherever there is a button for it, until nothing is left to ask. */
async function recover(page: Page, place: Place, { room, trial, complaints }: Sight): Promise<void> {
  const landmark = trial.healthy.looks.get(place)?.landmark;
  const retry = retriesIn(page, place);
  for (const end = Date.now() + room.patience; Date.now() < end; await wait(100)) {
    const look = await lookAt(page, place.root);
    const isAsked = (await retry.count()) > 0;
    if (look?.landmark === landmark && !look?.isBusy && !isAsked) return;
    if (isAsked)
      await retry
        .first()
        .click({ timeout: 1_000 })
        .catch(() => {});
  }
  const { text = 'nothing' } = (await lookAt(page, place.root)) ?? {};
  complaints.push(`${place.what} does not come back when the API does: "${text.slice(0, 120)}"`);
}
