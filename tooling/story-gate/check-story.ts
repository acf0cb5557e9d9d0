import type { Page } from 'playwright-core';
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
  pictures: Record<Theme, Buffer>;
}

interface Violation {
  rule: string;
  help: string;
  places: string[];
}

/** The longest that a story may take to render and to play, on a machine that has other work, milliseconds. */
const PATIENCE = 60_000;

/** How to look at a story. */
export interface Viewing {
  /** Where Storybook is served: nothing may be asked of anybody else. */
  origin: string;
  /** Makes the page show it. */
  show: () => Promise<unknown>;
  /** How long a picture must stay the same before it counts, milliseconds. */
  calm: number;
}

/** Shows a story in a page that has the gate's hooks, waits until it has played, and looks at it in both themes. */
export async function checkStory(page: Page, story: Story, { origin, show, calm }: Viewing): Promise<Look> {
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
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.addScriptTag({ url: '/__axe.js' });
  const pictures = {} as Record<Theme, Buffer>;
  for (const theme of THEMES) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'; storyGateTools.settle()`);
    const violations = await page.evaluate<Violation[]>(`storyGateTools.violations(${theme === 'dark'})`);
    for (const { rule, help, places } of violations)
      note(theme, `axe ${rule}: ${help} (${places.join(', ')})`, 'mend the markup or the colours there');
    pictures[theme] = await takeCalmPicture(page, calm);
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

/** On a busy machine an overlay closes or a focus ring appears late: the picture counts when it has stayed. */
async function takeCalmPicture(page: Page, calm: number): Promise<Buffer> {
  let picture = await takePicture(page);
  if (calm === 0) return picture;
  for (const deadline = performance.now() + PATIENCE; performance.now() < deadline; ) {
    await page.waitForTimeout(calm);
    const later = await takePicture(page);
    if (later.equals(picture)) break;
    picture = later;
  }
  return picture;
}

async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate<{ x: number; y: number; width: number; height: number }>(
    'storyGateTools.extent()',
  );
  return page.screenshot({ clip, fullPage: true, caret: 'hide', animations: 'disabled' });
}
