import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { CaseKind } from './cases.ts';
import type { Healthy } from './healthy.ts';
import { isMarked, lookAt, markDocument, stylesOf } from './looks.ts';
import type { Place, Releases, Scene } from './scenes.ts';
import { type Arrival, type KitRoom, type Visit, visit } from './visit.ts';

/** What came of a case on one scene. */
export interface Outcome {
  /** What was not as it must be; empty when all is well. */
  readonly complaints: readonly string[];
  /** What the first error said. */
  readonly headline: string;
  /** From the arrival until the last broken place could be used again, and from Retry until it was there. */
  readonly fallbackMs: number;
  readonly recoveryMs: number;
}

export interface FaultCaseResult {
  readonly scene: Scene;
  readonly healthy: Healthy;
  readonly arrival: Arrival;
}

type Breakage = Extract<CaseKind, { kind: 'file' | 'sin' }>;

/**
 * Breaks, looks, heals, presses Retry once, looks again, in a page that has nothing of the remote. Undefined where the case
 * breaks nothing: the scene has no such file.
 */
export async function runFault(
  room: KitRoom,
  how: Breakage,
  trial: FaultCaseResult,
): Promise<Outcome | undefined> {
  const { scene, arrival } = trial;
  const hit = placesHit(room.site.releases, how, scene);
  if (hit.length === 0) return undefined;
  const visiting = await visit(room, how.kind === 'sin' ? 'armed' : 'built');
  const complaints: string[] = [];
  const notes = { headline: '', fallbackMs: 0, recoveryMs: 0 };
  try {
    await breakIt(visiting, how, filesOf(room.site.releases, how, hit));
    const arrived = performance.now();
    await visiting.arrive(scene, arrival);
    notes.headline = await seeErrors({ how, visiting, hit, room, trial, complaints });
    notes.fallbackMs = Math.round(performance.now() - arrived);
    if (complaints.length > 0) return { ...notes, complaints };
    await markDocument(visiting.page);
    await heal(visiting, how);
    const healed = performance.now();
    await recover({ how, visiting, hit, room, trial, complaints });
    notes.recoveryMs = Math.round(performance.now() - healed);
  } catch (error) {
    complaints.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await visiting.leave();
  }
  return { ...notes, complaints: [...complaints, ...visiting.violations] };
}

/** The places that a breakage must be seen in; everywhere else nothing may change. */
function placesHit({ remote }: Releases, how: Breakage, { places }: Scene): Place[] {
  if (how.kind === 'sin' || how.part === 'entry') return remote.entry === '' ? [] : [...places];
  const { part } = how;
  return places.filter((place) => place[part].length > 0);
}

function filesOf({ remote }: Releases, how: Breakage, hit: readonly Place[]): string[] {
  if (how.kind === 'sin') return [];
  const { part } = how;
  if (part === 'entry') return [`/assets/${remote.package}/${remote.version}/${remote.entry}`];
  return hit.flatMap((place) => place[part]);
}

async function breakIt(
  { addInitScript, visitor }: Visit,
  how: Breakage,
  files: readonly string[],
): Promise<void> {
  if (how.kind === 'file') visitor.broken = { files: new Set(files), fault: how.fault };
  else await addInitScript((sin) => Object.assign(globalThis, { kitSin: sin }), how.sin);
}

async function heal({ page, visitor }: Visit, how: Breakage): Promise<void> {
  if (how.kind === 'file') visitor.broken = null;
  else await page.evaluate(() => Object.assign(globalThis, { kitSin: '' }));
}

interface Sight {
  readonly how: Breakage;
  readonly visiting: Visit;
  readonly hit: readonly Place[];
  readonly room: KitRoom;
  readonly trial: FaultCaseResult;
  readonly complaints: string[];
}

/** Of an error, or of the notice that a place is slow. */
const retryIn = (page: Page, { root }: Place): Locator =>
  page.locator(root).getByRole('button', { name: 'Retry' });

/** An error with Retry in each broken place; header, other places and the page around them go on. */
async function seeErrors({ how, visiting, hit, room, trial, complaints }: Sight): Promise<string> {
  const { page } = visiting;
  const { title } = room.site.releases.remote;
  let headline = '';
  const waitFor = async (place: Place) =>
    retryIn(page, place)
      .first()
      .waitFor({ timeout: room.patience })
      .catch(() => complaints.push(`${place.what} shows no error with Retry`));
  await Promise.all(hit.map(waitFor));
  if (complaints.length > 0) return headline;
  for (const place of hit) {
    const { text = '' } = (await lookAt(page, place.root)) ?? {};
    headline ||= text.slice(0, 120);
    // The page that says an error of its own code is the shell's, and names nobody to the person.
    const isNamed =
      text.includes(title) || (how.kind === 'sin' && how.sin === 'throws_in_render' && place.root === 'main');
    if (!isNamed) complaints.push(`${place.what} does not say that ${title} failed: "${text.slice(0, 80)}"`);
  }
  if (how.kind === 'file' && how.says) {
    const { says } = how;
    await Promise.all(hit.map((place) => hears({ page, place, says, patience: room.patience }, complaints)));
  }
  const others = trial.scene.places.filter((each) => !hit.includes(each));
  await showLandmarks({ page, places: others, trial, patience: room.patience }, complaints);
  if (!(await page.getByRole('banner').isVisible())) complaints.push('the header is gone');
  if (trial.scene.places[0]?.root !== 'main') await pressBeside(page, complaints);
  return headline;
}

interface Heard {
  readonly page: Page;
  readonly place: Place;
  readonly says: RegExp;
  readonly patience: number;
}

/** On a slow machine the notice that the place is late comes before the error. */
async function hears({ page, place, says, patience }: Heard, complaints: string[]): Promise<void> {
  let text = '';
  for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
    text = (await lookAt(page, place.root))?.text ?? '';
    if (says.test(text)) return;
  }
  complaints.push(`${place.what} says "${text.slice(0, 120)}" and not what happened`);
}

/** What stands beside the widgets on the stage still counts its presses. */
async function pressBeside(page: Page, complaints: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page
    .getByRole('button', { name: 'Pressed 1' })
    .waitFor()
    .catch(() => complaints.push('what stands beside the widgets no longer works'));
}

/** One press of Retry in each place brings it back, with its styles and without loading the document again. */
async function recover({ visiting, hit, room, trial, complaints }: Sight): Promise<void> {
  const { page } = visiting;
  for (const place of hit) await pressOnce(page, place, room.patience);
  await showLandmarks({ page, places: trial.scene.places, trial, patience: room.patience }, complaints);
  const { styles } = trial.healthy;
  const found = await stylesOf(page, room.site.releases.remote.package);
  // Each once. What a page loads when it has time may have come meanwhile, too.
  const isWhole = styles.every((style) => found.includes(style)) && new Set(found).size === found.length;
  if (!isWhole) {
    complaints.push(
      `its styles after Retry are ${found.join(', ') || 'none'} instead of ${styles.join(', ')}`,
    );
  }
  if (!(await page.getByRole('banner').isVisible())) complaints.push('the header is gone after Retry');
  if (!(await isMarked(page))) complaints.push('the document was loaded again');
}

/**
 * A place may have come back by itself, when a probe of the host was faster than the press; and while others come back,
 * the button moves.
 */
async function pressOnce(page: Page, place: Place, patience: number): Promise<void> {
  const retry = retryIn(page, place).first();
  for (const end = Date.now() + patience; Date.now() < end && (await retry.count()) > 0; ) {
    const isPressed = await retry.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (isPressed) return;
  }
}

interface Awaited {
  readonly page: Page;
  readonly places: readonly Place[];
  readonly trial: FaultCaseResult;
  readonly patience: number;
}

/** Every place shows what it shows when nothing is broken. */
async function showLandmarks(
  { page, places, trial, patience }: Awaited,
  complaints: string[],
): Promise<void> {
  let missing = [...places];
  for (const end = Date.now() + patience; Date.now() < end && missing.length > 0; await wait(50)) {
    const looks = await Promise.all(missing.map(({ root }) => lookAt(page, root)));
    missing = missing.filter((place, index) => {
      const landmark = trial.healthy.looks.get(place)?.landmark;
      return looks[index]?.landmark !== landmark || looks[index]?.isBusy;
    });
  }
  for (const place of missing) {
    const { text = 'nothing' } = (await lookAt(page, place.root)) ?? {};
    const landmark = trial.healthy.looks.get(place)?.landmark;
    complaints.push(`${place.what} shows "${text.slice(0, 80)}" instead of "${landmark}"`);
  }
}
