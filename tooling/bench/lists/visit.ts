import type { Browser, BrowserContext } from 'playwright-core';
import type { Account } from './account.ts';
import { type Figures, figuresOf } from './figures.ts';
import { prepareRecorder, record, watchCalls } from './recorder.ts';
import type { ListVisit } from './steps.ts';
import { longestWork, WORK_CATEGORIES } from './work.ts';

export interface Bench {
  readonly browser: Browser;
  readonly address: string;
  /** Of the window, pixels. */
  readonly width: number;
}

/** Signs in afresh, opens a list and does everything with it. */
export async function visitList(
  bench: Bench,
  list: ListVisit,
  account: Account,
): Promise<[string, Figures][]> {
  const context = await bench.browser.newContext({ viewport: { width: bench.width, height: 900 } });
  try {
    await context.addCookies([...account.cookies]);
    const page = await openSlowly(context);
    const calls = watchCalls(page);
    await page.goto(bench.address + list.start(account.jobId));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await calls.untilQuiet();
    const found: [string, Figures][] = [];
    for (const step of list.steps) {
      await bench.browser.startTracing(page, { categories: WORK_CATEGORIES });
      const recording = await record(page, calls, () => step.act(page));
      const trace = await bench.browser.stopTracing();
      found.push([step.name, figuresOf(recording, longestWork(trace.toString('utf8')))]);
    }
    return found;
  } finally {
    await context.close();
  }
}

async function openSlowly(context: BrowserContext) {
  const page = await context.newPage();
  await prepareRecorder(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
