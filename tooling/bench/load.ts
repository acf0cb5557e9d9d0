import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDependencies, readEnv } from '@shortlist/bff';
import type { Browser, Cookie } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { killWithParent } from '../processes/end.ts';
import { type Load, measureLoad } from './measure.ts';
import { type Ratio, tellRatios } from './ratios.ts';
import { medianLoad, tableOf } from './table.ts';
import { type BenchVariant, startContestants } from './variants.ts';
import { prepareVisits, type Route } from './visits.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
  const deps = await createDependencies(readEnv({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' }));
  const contestants = await startContestants(deps, dataDir);
  const browser = await launchBrowser();
  try {
    const { cookies, routes } = await prepareVisits(browser, contestants[0]?.address ?? '');
    console.log('Cold loads, signed in: 4x slower processor, 1.6 Mbit/s, 150 ms; medians of', values.runs);
    for (const route of routes) {
      console.log(await compare(browser, { contestants, route, cookies, runs: Number(values.runs) }));
    }
  } finally {
    await browser.close();
    for (const { server } of contestants) server.closeAllConnections();
    for (const { server } of contestants) server.close();
    await deps.close();
    await rm(dataDir, { recursive: true });
  }
}

interface Comparison {
  readonly contestants: readonly BenchVariant[];
  readonly route: Route;
  readonly cookies: readonly Cookie[];
  readonly runs: number;
}

/** Takes turns, so that what else the machine does hits all alike. The first round only warms the server. */
async function compare(browser: Browser, { contestants, route, cookies, runs }: Comparison): Promise<string> {
  const loads = new Map<string, Load[]>(contestants.map(({ name }) => [name, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const { name, address } of contestants) {
      const load = await measureLoad(browser, { address: address + route.path, cookies, texts: route.texts });
      if (run > 0) loads.get(name)?.push(load);
    }
  }
  const rows = [...loads].map(([name, measured]) => ({ name, load: medianLoad(measured) }));
  tellRatios(ratiosOf(route.path, rows));
  return tableOf(route.path, rows);
}

/** Federation over a plain bundle, and over one with the same preloading, which it should almost reach. */
function ratiosOf(path: string, rows: readonly { name: string; load: Load }[]): Ratio[] {
  const value = rows.find(({ name }) => name === 'federated')?.load.content ?? Number.NaN;
  const what = `\`${path}\`: time to content, ms`;
  return rows.flatMap(({ name, load: { content: limit } }): Ratio[] => {
    if (name === 'mono') return [{ what, value, against: 'one bundle', limit, goal: null }];
    if (name !== 'mono+') return [];
    return [{ what, value, against: 'one bundle, same preloading', limit, goal: { atMost: 1.05 } }];
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
