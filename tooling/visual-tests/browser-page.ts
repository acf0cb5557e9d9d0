import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { type Box, checkStory, type Look, type Theme, type Viewing } from './check-story.ts';
import type { StoryFacts } from './preview-facts.ts';
import type { Story } from './story-index.ts';

const WIDE = 1280;
const HEIGHT = 800;

/** How long the browser may take for one thing, on a machine that has other work, milliseconds. */
export const TIMEOUT_MS = 120_000;

/** How long a picture must stay the same in the look that decides, milliseconds. */
const CALM = 600;

/** A browser context in which everyone sees the same: language, time zone, clock, no motion. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: WIDE, height: HEIGHT },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  for (const script of ['page-hooks.js', 'in-page.js'])
    await context.addInitScript({ path: join(import.meta.dirname, script) });
  return context;
}

/** Whether a picture of a story is the accepted one to the last byte. */
type PictureTest = (story: Story, theme: Theme, picture: Buffer) => boolean;

interface Surroundings {
  /** Where Storybook is served. */
  origin: string;
  facts: ReadonlyMap<string, StoryFacts>;
  isAccepted: PictureTest;
}

interface Stage {
  page: Page;
  session: CDPSession;
}

/** Where stories are looked at, one after the other in the same document, or each in a document of its own. */
export class BrowserPage {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #facts: ReadonlyMap<string, StoryFacts>;
  readonly #isAccepted: PictureTest;
  #stage: Stage | null = null;

  constructor(browser: Browser, { origin, facts, isAccepted }: Surroundings) {
    this.#browser = browser;
    this.#origin = origin;
    this.#facts = facts;
    this.#isAccepted = isAccepted;
  }

  /** Looks at a story in the document of the one before: quick, but something may have been left behind. */
  async look(story: Story, themes: readonly Theme[]): Promise<Look> {
    const stage = this.#stage;
    if (!stage) return this.lookAfresh(story, themes);
    return this.#check(stage, story, {
      themes,
      show: () => stage.page.evaluate(`storyGate.show('${story.id}')`),
      calm: 0,
    });
  }

  /** Looks at a story in a fresh document: slower, and the last word. */
  async lookAfresh(story: Story, themes: readonly Theme[]): Promise<Look> {
    await this.close();
    // Chromium keeps the process of a page that is closed until its context is: after 300 of them a look takes ten times as long.
    const context = await openContext(this.#browser);
    const page = await context.newPage();
    const stage = { page, session: await context.newCDPSession(page) };
    this.#stage = stage;
    const globals = 'globals=theme:light;a11y.manual:!true';
    const address = `${this.#origin}/iframe.html?id=${story.id}&viewMode=story&${globals}`;
    const show = () => page.goto(address, { waitUntil: 'commit' });
    return this.#check(stage, story, { themes, show, calm: CALM });
  }

  async close(): Promise<void> {
    await this.#stage?.page.context().close();
    this.#stage = null;
  }

  async #check(
    { page, session }: Stage,
    story: Story,
    how: Pick<Viewing, 'themes' | 'show' | 'calm'>,
  ): Promise<Look> {
    const size = this.#sizeFor(story);
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const look = await checkStory(page, story, {
      ...how,
      origin: this.#origin,
      capture: (box) => capture(session, box, size),
      isAccepted: (theme, picture) => this.#isAccepted(story, theme, picture),
    });
    if (look.faults.length > 0) await this.close();
    return look;
  }

  #sizeFor(story: Story) {
    return { width: this.#facts.get(story.id)?.width ?? WIDE, height: HEIGHT };
  }
}

/**
 * Playwright's own would lay the page out twice more, for a style sheet that hides carets and ends motion; that is done
 * already (page-hooks.js).
 */
async function capture(
  session: CDPSession,
  box: Box,
  view: { width: number; height: number },
): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...box, scale: 1 },
    captureBeyondViewport: box.width > view.width || box.height > view.height,
  });
  return Buffer.from(data, 'base64');
}
