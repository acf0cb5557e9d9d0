import type { Page } from 'playwright-core';
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

/** The longest that a story may take to render and to play, milliseconds. */
const PATIENCE = 15_000;

/** Opens a story in a page that has the gate's hooks, waits until it has played, and looks at it in both themes. */
export async function checkStory(page: Page, origin: string, story: Story): Promise<Look> {
  const faults: Fault[] = [];
  const note = (theme: Theme, what: string, remedy: string) => faults.push({ story, theme, what, remedy });
  const stopListening = listenToConsole(page, (text) =>
    note('light', `the console says: ${text}`, 'find what logs it, or answer the request in the story'),
  );
  const globals = 'globals=theme:light;a11y.manual:!true';
  await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&${globals}`, { waitUntil: 'commit' });
  for (const error of await outcomeOf(page)) note('light', error, `open the story, file ${story.file}`);
  await page.addScriptTag({ url: '/__axe.js' });
  const pictures = {} as Record<Theme, Buffer>;
  for (const theme of THEMES) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'; storyGateTools.settle()`);
    const violations = await page.evaluate<Violation[]>(`storyGateTools.violations(${theme === 'dark'})`);
    for (const { rule, help, places } of violations)
      note(theme, `axe ${rule}: ${help} (${places.join(', ')})`, 'mend the markup or the colours there');
    pictures[theme] = await takePicture(page);
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

async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate<{ x: number; y: number; width: number; height: number }>(
    'storyGateTools.extent()',
  );
  return page.screenshot({ clip, fullPage: true, caret: 'hide', animations: 'disabled' });
}

function listenToConsole(page: Page, hear: (text: string) => void): () => void {
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    if (message.type() === 'error') hear(`${message.text()} ${message.location().url}`.trim());
  };
  const onError = (error: Error) => hear(`uncaught ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  return () => {
    page.off('console', onConsole);
    page.off('pageerror', onError);
  };
}
