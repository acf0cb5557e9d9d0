import type { ConsoleMessage, Page, Response } from 'playwright-core';
import { UNANSWERED } from './static-server.ts';
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

/**
 * Shows a story in a page that has the gate's hooks, waits until it has played, and looks at it in both themes.
 *
 * @param show makes the page show it.
 */
export async function checkStory(page: Page, story: Story, show: () => Promise<unknown>): Promise<Look> {
  const faults: Fault[] = [];
  const note = (theme: Theme, what: string, remedy: string) => faults.push({ story, theme, what, remedy });
  const logged = new Set<string>();
  const stopListening = listenTo(page, (text, isLog) => {
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

/** Hears console errors, uncaught errors, and requests to the API that the story does not answer. */
function listenTo(page: Page, hear: (text: string, isLog: boolean) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    // A story may well answer with a refusal; the browser logs it, and that is no fault.
    const isAnswer =
      message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
    if (message.type() === 'error' && !isAnswer)
      hear(`the console says: ${message.text()} ${message.location().url}`.trim(), true);
  };
  const onError = (error: Error) => hear(`uncaught: ${error.message}`, false);
  const onResponse = (response: Response) => {
    if (!(UNANSWERED in response.headers())) return;
    const { pathname, search } = new URL(response.url());
    hear(`the story does not answer ${response.request().method()} ${pathname}${search}`, false);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
  };
}
