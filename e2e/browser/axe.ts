import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isThorough } from '@shortlist/tooling/test/depth.ts';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What an axe run over the whole page finds wrong: one line a rule, with the first place. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return run(page, {});
}

/**
 * The same in a state that a story shows, too, where the story gate has axe look at it: asked with
 * `DEPTH=all` alone.
 */
export async function faultsLikeStories(page: Page): Promise<string[]> {
  return isThorough ? accessibilityFaults(page) : [];
}

/** Those of contrast alone: all that another theme can change. */
export function contrastFaults(page: Page): Promise<string[]> {
  return run(page, { runOnly: ['color-contrast'] });
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(source);
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const { violations } = (await page.evaluate(`axe.run(document, ${asked})`)) as AxeResults;
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? 'page'})`);
}
