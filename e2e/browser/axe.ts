import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What an axe run over the whole page finds wrong: one line a rule, with the first place. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = (await page.evaluate('axe.run(document)')) as AxeResults;
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? 'page'})`);
}
