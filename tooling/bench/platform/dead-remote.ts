import type { Page } from 'playwright-core';
import type { Fault } from './fault-server.ts';
import type { Figure } from './figures.ts';
import type { Stage } from './stage.ts';

const FILES = /\/assets\/mfe-jobs\//;

const PATIENCE_MS = 60_000;

/** How soon the place of a remote that is gone says so, and how soon the page is back once the remote is. */
export async function measureDeadRemotes(stage: Stage, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const fault of ['hang', 'reset', 'not_found'] satisfies Fault[]) {
    const byPress = await visits(runs, () => visitDead(stage, fault, pressRetry));
    const byItself = await visits(runs, () => visitDead(stage, fault, async () => {}));
    const fallbacks = [...byPress, ...byItself].map(({ fallback }) => fallback);
    const recoveries = (all: readonly Visit[]): number[] => all.map(({ recovery }) => recovery);
    figures.push(
      { what: `remote that answers with ${fault}, until its place says so`, values: fallbacks, aim: 3_000 },
      { what: `Retry once it is back from ${fault}, until its page is shown`, values: recoveries(byPress) },
      { what: `back from ${fault}, until its page is shown by itself`, values: recoveries(byItself) },
    );
  }
  return figures;
}

/** Milliseconds. */
interface Visit {
  readonly fallback: number;
  readonly recovery: number;
}

async function visits(runs: number, visit: () => Promise<Visit>): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await visit());
  return all;
}

async function visitDead(stage: Stage, fault: Fault, act: (page: Page) => Promise<void>): Promise<Visit> {
  const context = await stage.openContext();
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    stage.server.breakRequests(FILES, fault);
    const start = performance.now();
    await page.goto('/joblist', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor();
    const seen = performance.now();
    stage.server.breakRequests(FILES, 'none');
    await act(page);
    await page.getByRole('heading', { level: 1, name: 'Job Positions', exact: true }).waitFor();
    return { fallback: seen - start, recovery: performance.now() - seen };
  } finally {
    stage.server.breakRequests(FILES, 'none');
    await context.close();
  }
}

async function pressRetry(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
}
