/// <reference lib="dom" />
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** How long a page may take on a busy machine until it stands there, in milliseconds. */
const PATIENCE = 30_000;

/** What is said of a remote that takes long, and may still load: a busy machine is not a broken release. */
const LATE = /It may still load\./;

/** What every failure of a remote ends with, and what the shell says where a page threw. */
const FAILED = /The rest of the page works|Unexpected Application Error/;

export interface PageToBoot {
  readonly address: string;
  /** Looks further at the page once it stands there, and complains in sentences. */
  readonly look: (page: Page) => Promise<string[]>;
}

/** What went wrong when a page was opened by its address, as sentences; empty when it stands there as it should. */
export async function bootPage(context: BrowserContext, { address, look }: PageToBoot): Promise<string[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`It threw: ${firstLine(error.message)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`The console says: ${firstLine(message.text())}`);
  });
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE });
    complaints.push(...(await standing(page)));
    complaints.push(...(await look(page)));
    return [...new Set(complaints)];
  } finally {
    await page.close();
  }
}

async function standing(page: Page): Promise<string[]> {
  const heading = page.locator('main h1').first();
  const busy = page.locator('main[aria-busy=true], main [aria-busy=true]').first();
  const late = page.getByText(LATE).first();
  const isGone = (place: Locator) => succeeds(place.waitFor({ state: 'detached', timeout: PATIENCE }));
  if (!(await succeeds(heading.waitFor({ timeout: PATIENCE })))) return ['It shows no heading.'];
  // What came late may load data of its own.
  const isDone = (await isGone(busy)) && (await isGone(late)) && (await isGone(busy));
  const failures = await page.getByText(FAILED).count();
  return [
    ...(isDone ? [] : ['A part of it is still loading.']),
    ...(failures > 0 ? [`It says: ${firstLine(await page.locator('body').innerText())}`] : []),
  ];
}

const succeeds = (done: Promise<void>): Promise<boolean> =>
  done.then(
    () => true,
    () => false,
  );

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 300);

/**
 * Which exposed modules of a remote can't be had on a page that has loaded it, as sentences. A widget may be shown on
 * no page of the set, so each is fetched and evaluated as the loader would.
 */
export async function bootExposed(page: Page, remote: string, exposed: readonly string[]): Promise<string[]> {
  const failures = await page.evaluate(
    async ({ remote, exposed }) => {
      type Container = { get(name: string): Promise<() => { default?: unknown }> };
      const container = Reflect.get(globalThis, remote) as Container | undefined;
      if (!container) return [`${remote} left no container on the page.`];
      const failed: string[] = [];
      for (const name of exposed) {
        try {
          const module = (await container.get(name))();
          if (!module.default) failed.push(`${name} has no default export.`);
        } catch (error) {
          failed.push(
            `${name} could not be loaded: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      }
      return failed;
    },
    { remote, exposed },
  );
  return failures.map(firstLine);
}
