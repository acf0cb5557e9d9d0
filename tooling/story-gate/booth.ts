import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { checkStory, type Look } from './check-story.ts';
import type { StoryFacts } from './preview-facts.ts';
import type { Story } from './story-index.ts';

const WIDE = 1280;
const HEIGHT = 800;

/** How long the browser may take for one thing, on a machine that has other work, milliseconds. */
export const PATIENCE = 120_000;

/** How long a picture must stay the same in the look that decides, milliseconds. */
const CALM = 600;

/** A browser context in which everyone sees the same: language, time zone, clock, no motion. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  for (const script of ['page-hooks.js', 'in-page.js'])
    await context.addInitScript({ path: join(import.meta.dirname, script) });
  return context;
}

/** Where stories are looked at, one after the other in the same document, or each in a document of its own. */
export class Booth {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #facts: ReadonlyMap<string, StoryFacts>;
  #page: Page | null = null;

  constructor(context: BrowserContext, origin: string, facts: ReadonlyMap<string, StoryFacts>) {
    this.#context = context;
    this.#origin = origin;
    this.#facts = facts;
  }

  /** Looks at a story in the document of the one before: quick, but something may have been left behind. */
  async look(story: Story): Promise<Look> {
    const page = this.#page;
    if (!page) return this.lookAfresh(story);
    await page.setViewportSize(this.#sizeFor(story));
    const look = await checkStory(page, story, {
      origin: this.#origin,
      show: () => page.evaluate(`storyGate.show('${story.id}')`),
      calm: 0,
    });
    if (look.faults.length > 0) await this.close();
    return look;
  }

  /** Looks at a story in a fresh document: slower, and the last word. */
  async lookAfresh(story: Story): Promise<Look> {
    await this.close();
    const page = await this.#context.newPage();
    this.#page = page;
    await page.setViewportSize(this.#sizeFor(story));
    const globals = 'globals=theme:light;a11y.manual:!true';
    const address = `${this.#origin}/iframe.html?id=${story.id}&viewMode=story&${globals}`;
    const look = await checkStory(page, story, {
      origin: this.#origin,
      show: () => page.goto(address, { waitUntil: 'commit' }),
      calm: CALM,
    });
    if (look.faults.length > 0) await this.close();
    return look;
  }

  async close(): Promise<void> {
    await this.#page?.close();
    this.#page = null;
  }

  #sizeFor(story: Story) {
    return { width: this.#facts.get(story.id)?.width ?? WIDE, height: HEIGHT };
  }
}
