import type { Page } from 'playwright-core';
import { isThorough } from '../test/depth.ts';
import { listenTo } from './listen-to.ts';
import type { Story } from './story-index.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Something that is wrong with a story. */
export interface Fault {
  story: Story;
  theme: Theme;
  /** What was seen. */
  what: string;
  /** What to do about it. */
  remedy: string;
}

/** What a look at a story brought. */
export interface Look {
  faults: Fault[];
  /** By the themes that were looked at. */
  pictures: Partial<Record<Theme, Buffer>>;
}

interface Violation {
  rule: string;
  help: string;
  places: string[];
}

/** The longest that a story may take to render and to play, on a machine that has other work, milliseconds. */
const PATIENCE = 60_000;

/** A box on a page, pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How to look at a story. */
export interface Viewing {
  /** Where Storybook is served: nothing may be asked of anybody else. */
  origin: string;
  /** The themes to look at it in, light first. */
  themes: readonly Theme[];
  /** Makes the page show it. */
  show: () => Promise<unknown>;
  /** Takes a picture of a part of the page, in view or not. */
  capture: (box: Box) => Promise<Buffer>;
  /** Whether this is the accepted picture to the last byte. */
  isAccepted: (theme: Theme, picture: Buffer) => boolean;
  /** How long a picture must stay the same before it counts, milliseconds. */
  calm: number;
}

/** Shows a story in a page that has the gate's hooks, waits until it has played, and looks at it in the themes that are asked for. */
export async function checkStory(page: Page, story: Story, viewing: Viewing): Promise<Look> {
  const { origin, themes, show, isAccepted } = viewing;
  const faults: Fault[] = [];
  const note = (theme: Theme, what: string, remedy: string) => faults.push({ story, theme, what, remedy });
  const logged = new Set<string>();
  const stopListening = listenTo(page, origin, (text, isLog) => {
    if (!(isLog && story.logsErrors)) logged.add(text);
  });
  await show();
  for (const error of await outcomeOf(page)) note('light', error, `open the story, file ${story.file}`);
  // Storybook logs what a play function threw as well: said once.
  if (faults.length === 0)
    for (const text of logged) note('light', text, `open the story, file ${story.file}`);
  const pictures: Look['pictures'] = {};
  for (const theme of themes) {
    const box = await page.evaluate<Box>(
      `document.documentElement.dataset.theme = '${theme}'; storyGateTools.settle()`,
    );
    const picture = await takeCalmPicture(page, box, viewing);
    pictures[theme] = picture;
    for (const { rule, help, places } of await violationsOf(page, theme, isAccepted(theme, picture)))
      note(theme, `axe ${rule}: ${help} (${places.join(', ')})`, 'fix the markup or the colors there');
  }
  stopListening();
  return { faults, pictures };
}

async function outcomeOf(page: Page): Promise<string[]> {
  try {
    await page.waitForFunction('globalThis.storyGate?.isOver', undefined, { timeout: PATIENCE, polling: 30 });
  } catch {
    return [`it was not over after ${PATIENCE / 1000} s`];
  }
  return page.evaluate<string[]>('storyGate.errors');
}

/**
 * A theme changes colors alone, so the dark one is held to the rules about those. What they say of a picture they say of
 * its copy: nothing is accepted that breaks one, so they are not asked again where not a byte has changed.
 */
async function violationsOf(page: Page, theme: Theme, isKnown: boolean): Promise<Violation[]> {
  const ofMarkup = theme === 'light';
  const ofColors = !isKnown || isThorough;
  if (!ofMarkup && !ofColors) return [];
  return page.evaluate<Violation[]>(`storyGateTools.violations(${JSON.stringify({ ofMarkup, ofColors })})`);
}

/** On a busy machine an overlay closes or a focus ring appears late: the picture counts when it has stayed. */
async function takeCalmPicture(page: Page, box: Box, { capture, calm }: Viewing): Promise<Buffer> {
  let picture = await capture(box);
  if (calm === 0) return picture;
  for (const deadline = performance.now() + PATIENCE; performance.now() < deadline; ) {
    await page.waitForTimeout(calm);
    const later = await capture(await page.evaluate<Box>('storyGateTools.settle()'));
    if (later.equals(picture)) break;
    picture = later;
  }
  return picture;
}
