import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from '@shortlist/shell/server';
import { RELEASE_FILE } from '../../build/files.ts';
import { folderOf, remotePackages } from '../../build/packages.ts';
import { freePort } from '../../processes/free-port.ts';
import { placeIn, releaseAll, releasesFolderOf, releaseTogether } from '../../release/release.ts';
import { median } from '../table.ts';
import { startFaultyEdge } from './fault-server.ts';
import type { Figure } from './figures.ts';
import type { Stage } from './stage.ts';

const MANY = 30;
const NOW = remotePackages().length;

/**
 * What each registered remote adds to the start of a page that does not use it, four times slower: two editions of
 * the product take turns, one with the remotes that there are and one with thirty.
 */
export async function measureManyRemotes(stage: Stage, runs: number): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-many-'));
  await releaseAll(placeIn(dataDir));
  await registerMore(dataDir);
  const edge = createEdge({ releasesFolder: releasesFolderOf(dataDir), api: stage.api });
  const server = await startFaultyEdge(edge, await freePort());
  const few: number[] = [];
  const many: number[] = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      few.push(await timeToStart(stage, stage.server.address));
      many.push(await timeToStart(stage, server.address));
    }
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  // The first round only warms both.
  const [fewWarm, manyWarm] = [few.slice(1), many.slice(1)];
  return [
    { what: `start with ${NOW} remotes registered`, values: fewWarm },
    { what: `start with ${MANY} remotes registered`, values: manyWarm },
    {
      what: 'a registered remote more',
      values: [(median(manyWarm) - median(fewWarm)) / (MANY - NOW)],
      aim: 5,
    },
  ];
}

/** Releases copies of one remote under other names and addresses. */
async function registerMore(dataDir: string): Promise<void> {
  const builds = await mkdtemp(join(tmpdir(), 'shortlist-bench-builds-'));
  const folders: string[] = [];
  for (let index = NOW + 1; index <= MANY; index += 1) {
    const folder = join(builds, String(index));
    await cp(join(folderOf('mfe-billing'), 'dist'), folder, { recursive: true });
    const file = join(folder, RELEASE_FILE);
    const given = JSON.parse(await readFile(file, 'utf8')) as { pages: { path: string }[] };
    const pages = given.pages.map((page) => ({ ...page, path: `/more-${index}${page.path}` }));
    const names = {
      name: `mfe_more_${index}`,
      package: `mfe-more-${index}`,
      title: `More ${index}`,
      prefixes: [`/more-${index}`],
    };
    await writeFile(file, JSON.stringify({ ...given, ...names, pages }));
    folders.push(folder);
  }
  await releaseTogether(folders, placeIn(dataDir));
  await rm(builds, { recursive: true });
}

/** Milliseconds from the start of the navigation until the first page stands there, its code cached. */
async function timeToStart(stage: Stage, address: string): Promise<number> {
  const context = await stage.openContext(address);
  try {
    const warming = await context.newPage();
    await warming.goto('/plans');
    await warming.getByRole('heading', { level: 1 }).waitFor();
    await warming.close();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(noteHeading);
    await page.goto('/plans', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await page.evaluate(() => Number(Reflect.get(globalThis, 'headingTime')));
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function noteHeading(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    observer.disconnect();
    Object.assign(globalThis, { headingTime: performance.now() });
  });
  observer.observe(document, { childList: true, subtree: true });
}
