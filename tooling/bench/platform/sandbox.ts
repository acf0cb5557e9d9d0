import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@shortlist/api-contract';
import { createEdge } from '@shortlist/shell/server';
import type { BrowserContext, Page } from 'playwright-core';
import { freePort } from '../../processes/free-port.ts';
import { releasesFolderOf } from '../../release/release.ts';
import { startFaultyEdge } from './fault-server.ts';
import type { Figure } from './figures.ts';
import type { Stage } from './stage.ts';

/**
 * What it costs to run a remote in a sandbox: the same releases, with the list of positions in the page, and in a frame. They
 * take turns; the first round only warms both.
 */
export async function measureSandbox(stage: Stage, runs: number): Promise<Figure[]> {
  const edge = createEdge({
    releasesFolder: releasesFolderOf(stage.dataDir),
    api: stage.api,
    sandboxed: { 'mfe-jobs': Object.keys(endpoints) },
  });
  const server = await startFaultyEdge(edge, await freePort());
  const editions = [
    { name: 'in the page', address: stage.server.address, costs: [] as Cost[] },
    { name: 'in a sandbox', address: server.address, costs: [] as Cost[] },
  ];
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const { address, costs } of editions) costs.push(await costOf(stage, address));
    }
  } finally {
    await server.close();
  }
  return PARTS.flatMap(({ what, unit, of }) =>
    editions.map(({ name, costs }) => ({
      what: `/joblist ${name}: ${what}`,
      values: costs.slice(1).map(of),
      unit,
    })),
  );
}

interface Cost {
  /** Milliseconds from the navigation to the first position. */
  readonly cold: number;
  /** The same from the click on a link, with all files of the page in the browser. */
  readonly warm: number;
  readonly requests: number;
  readonly bytes: number;
  /** Bytes of memory that all renderers of the browser have more of. */
  readonly memory: number;
}

const PARTS: readonly {
  readonly what: string;
  readonly unit: string;
  readonly of: (cost: Cost) => number;
}[] = [
  { what: 'cold, to the first position', unit: 'ms', of: ({ cold }) => cold },
  { what: 'warm, from a link to the first position', unit: 'ms', of: ({ warm }) => warm },
  { what: 'requests', unit: '', of: ({ requests }) => requests },
  { what: 'over the wire', unit: 'kB', of: ({ bytes }) => bytes / 1000 },
  { what: 'memory', unit: 'MB', of: ({ memory }) => memory / 1e6 },
];

async function costOf(stage: Stage, address: string): Promise<Cost> {
  const before = await rendererMemory(stage);
  const context = await stage.openContext(address);
  const traffic = countTraffic(context);
  try {
    const page = await context.newPage();
    const text = stage.routes[0]?.texts[0] ?? '';
    const cold = await until(page, text, () => page.goto('/joblist', { waitUntil: 'commit' }));
    const { requests, bytes } = await traffic();
    const memory = (await rendererMemory(stage)) - before;
    await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
    await traffic();
    const link = page.getByRole('link', { name: 'Job Positions', exact: true }).first();
    const warm = await until(page, text, () => link.click());
    return { cold, warm, requests, bytes, memory };
  } finally {
    await context.close();
  }
}

/** Milliseconds until a text is shown, in the page or in its frame. */
async function until(page: Page, text: string, begin: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await begin();
  const shown = page.getByText(text, { exact: true }).first();
  const framed = page.frameLocator('iframe').getByText(text, { exact: true }).first();
  await Promise.any([shown.waitFor(), framed.waitFor()]);
  return performance.now() - start;
}

const QUIET_MS = 500;

/** Counts from now on, in all frames, and tells once nothing has come for half a second. */
function countTraffic(context: BrowserContext): () => Promise<Pick<Cost, 'requests' | 'bytes'>> {
  const sizes: Promise<number>[] = [];
  let lastMove = performance.now();
  context.on('requestfinished', (request) => {
    if (!request.url().startsWith('http')) return;
    lastMove = performance.now();
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  return async () => {
    while (performance.now() - lastMove < QUIET_MS) await pause(50);
    const bytes = await Promise.all(sizes);
    return { requests: bytes.length, bytes: bytes.reduce((sum, each) => sum + each, 0) };
  };
}

/** Bytes of all renderers of the browser; what they share is divided among them. */
async function rendererMemory({ browser }: Stage): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const memories = await Promise.all(renderers.map(({ id }) => memoryOf(id)));
  return memories.reduce((sum, each) => sum + each, 0);
}

/** One that has ended meanwhile has none. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
}
