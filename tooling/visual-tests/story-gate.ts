import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { isThorough } from '../test/depth.ts';
import { Baselines } from './baselines.ts';
import { BrowserPage, openContext } from './browser-page.ts';
import { checkFrame } from './check-frame.ts';
import { THEMES, type Theme } from './check-story.ts';
import { readFacts, type StoryFacts } from './preview-facts.ts';
import { findMissingStates, type Shortfall } from './required-states.ts';
import { serveFolder } from './static-server.ts';
import type { StoryGateResult } from './story-gate-result.ts';
import { fileOf, packageOf, readStories, type Story } from './story-index.ts';
import { findComponents, findScreens } from './subjects.ts';
import { TestCounts } from './tally.ts';

const WORKSPACE = join(import.meta.dirname, '..', '..');
const DESIGN_SYSTEM = join(WORKSPACE, 'design-system');

/** A docs page, with Storybook's frame around it. */
const DOCS = 'actions-button--docs';

export interface StoryGateOptions {
  /** The built Storybook; the design system's own when left out. */
  staticDir?: string;
  /** Accept every picture that is not the accepted one as it is now. */
  update?: boolean;
  /** Only stories whose id or file contains this. */
  filter?: string;
  /** Only stories of these packages; of all unless told. */
  packages?: readonly string[] | undefined;
  /** Pages at the same time: more than processors, since a story waits half of its time. */
  pages?: number;
  /** Whether it is a fault that no picture could be compared. */
  isStrict?: boolean;
}

/**
 * Opens stories in Chromium: each must render and play without an error or a console error, have no axe violation, and
 * look as accepted. Every component and every screen must show the states of its kind.
 *
 * All stories are looked at in light and in dark where the tests go deep, where pictures are accepted, and where a
 * `filter` asks for some. Otherwise each is, once: in light, and those at another width, in another direction or theme,
 * or with long text only as the first of their file, which is looked at in dark, too.
 *
 * @throws Error with a sentence when there is no built Storybook or no browser.
 */
export async function runStoryGate({
  staticDir = join(DESIGN_SYSTEM, 'storybook-static'),
  update = false,
  filter = '',
  packages,
  pages = availableParallelism() + 2,
  isStrict = Boolean(process.env.CI),
}: StoryGateOptions = {}): Promise<StoryGateResult> {
  const found = await readStories(staticDir, filter);
  const stories = found.filter((story) => packages?.includes(packageOf(story)) ?? true);
  const isWhole = filter === '' && packages === undefined;
  const files = new Set(stories.map((story) => fileOf(story)));
  const isAsked = ({ subject }: Shortfall) => isWhole || (subject && files.has(subject.storyFile));
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  const server = await serveFolder(staticDir, { '/__axe.js': axe });
  const browser = await launchBrowser({ env: { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') } });
  try {
    const version = Number.parseInt(browser.version(), 10);
    const baselines = await openBaselines(stories, version);
    const tally = new TestCounts({ baselines, version, update });
    const [facts, faultsOfFrame] = await Promise.all([
      scout(browser, server.origin),
      isWhole ? checkFrame(browser, server.origin, DOCS) : [],
    ]);
    tally.fault(faultsOfFrame);
    const isDeep = isThorough || update || filter !== '';
    await lookAtAll({ browser, origin: server.origin, facts, stories, pages, tally, isDeep });
    if (update) for (const shelf of baselines.values()) await shelf.save(isWhole);
    tally.lack(shortfallsOf(await readStories(staticDir), facts).filter(isAsked));
    return tally.result(isStrict);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What each package has accepted. */
async function openBaselines(stories: readonly Story[], version: number): Promise<Map<string, Baselines>> {
  const { platform } = process;
  const cache = join(WORKSPACE, '.cache', 'story-gate', `${platform}-chromium-${version}`);
  const folders = [...new Set(stories.map(packageOf))];
  const opened = folders.map(
    async (name): Promise<[string, Baselines]> => [
      name,
      await Baselines.open({ folder: join(WORKSPACE, name), cache, platform, version }),
    ],
  );
  return new Map(await Promise.all(opened));
}

/** The rule about states, over all stories. */
function shortfallsOf(stories: readonly Story[], facts: ReadonlyMap<string, StoryFacts>): Shortfall[] {
  const shown = stories.flatMap((story) => {
    const own = facts.get(story.id);
    return own ? [{ ...story, file: fileOf(story), facts: own }] : [];
  });
  return findMissingStates([...findComponents(WORKSPACE), ...findScreens(WORKSPACE)], shown);
}

async function scout(browser: Browser, origin: string): Promise<Map<string, StoryFacts>> {
  const context = await openContext(browser);
  const facts = await readFacts(await context.newPage(), origin);
  await context.close();
  return facts;
}

interface Round {
  browser: Browser;
  origin: string;
  facts: ReadonlyMap<string, StoryFacts>;
  stories: Story[];
  pages: number;
  tally: TestCounts;
  /** Whether every story is looked at, in both themes. */
  isDeep: boolean;
}

/**
 * How often a story is looked at again in a fresh document before a doubt stands. On a busy machine a focus or an overlay
 * may once come late; a change that was made is there every time.
 */
const FRESH_LOOKS = 3;

/**
 * Several booths take files of stories from one line, the long ones first: each file's code is loaded in one booth alone, and no
 * long one comes last. What looks wrong is looked at again, once where it is, which is quick, and then in a fresh document.
 */
async function lookAtAll({ browser, origin, facts, stories, pages, tally, isDeep }: Round): Promise<void> {
  const files = Object.values(Object.groupBy(stories, fileOf)).map((own = []) =>
    isDeep ? own : own.filter((story, at) => at === 0 || !isFurtherLook(story, facts.get(story.id))),
  );
  const line = files.toSorted((one, other) => other.length - one.length).values();
  const look = async (booth: BrowserPage, story: Story, themes: readonly Theme[]) => {
    let seen = await booth.look(story, themes);
    const again = () => tally.hasDoubts(story, seen);
    if (!tally.accepts && (await again())) seen = await booth.look(story, themes);
    const freshLooks = tally.accepts ? 1 : FRESH_LOOKS;
    for (let count = 0; count < freshLooks && (await again()); count += 1)
      seen = await booth.lookAfresh(story, themes);
    await tally.take(story, seen);
  };
  const work = async () => {
    const booth = new BrowserPage(browser, { origin, facts, isAccepted: tally.isAccepted.bind(tally) });
    for (const file of line)
      for (const [at, story] of file.entries())
        await look(booth, story, isDeep || at === 0 ? THEMES : ['light']);
    await booth.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
}

/** Whether a story shows a state once more: at another width, in another direction or theme, or with long text. */
function isFurtherLook({ exportName }: Story, facts?: StoryFacts): boolean {
  const isOther = facts && (facts.width !== null || facts.theme !== '' || facts.direction === 'rtl');
  return exportName.startsWith('LongText') || Boolean(isOther);
}
