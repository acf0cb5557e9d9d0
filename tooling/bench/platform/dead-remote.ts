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
    const toFallback: number[] = [];
    const toPage: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const visit = await visitDead(stage, fault);
      toFallback.push(visit.fallback);
      toPage.push(visit.recovery);
    }
    figures.push(
      { what: `remote that answers with ${fault}, until its place says so`, values: toFallback, aim: 3_000 },
      { what: `Retry once it is back from ${fault}, until its page is shown`, values: toPage },
    );
  }
  return figures;
}

async function visitDead(stage: Stage, fault: Fault): Promise<{ fallback: number; recovery: number }> {
  const context = await stage.openContext();
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    stage.server.breakRequests(FILES, fault);
    const start = performance.now();
    await page.goto('/joblist', { waitUntil: 'commit' });
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    const fallback = performance.now() - start;
    stage.server.breakRequests(FILES, 'none');
    return { fallback, recovery: await timeToRecover(page) };
  } finally {
    stage.server.breakRequests(FILES, 'none');
    await context.close();
  }
}

async function timeToRecover(page: Page): Promise<number> {
  const start = performance.now();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
  return performance.now() - start;
}
