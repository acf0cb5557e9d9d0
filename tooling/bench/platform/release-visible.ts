import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollback } from '@shortlist/shell/server';
import { RELEASE_FILE } from '../../build/files.ts';
import { folderOf } from '../../build/packages.ts';
import { placeIn, release, repoint } from '../../release/release.ts';
import type { Figure } from './figures.ts';
import type { Stage } from './stage.ts';

const REMOTE = 'mfe-billing';

/** From the start of a release, or of a rollback, until somebody new sees a page that is made of it. */
export async function measureReleases(stage: Stage, runs: number): Promise<Figure[]> {
  const builds = await mkdtemp(join(tmpdir(), 'shortlist-bench-builds-'));
  const place = placeIn(stage.dataDir);
  const released: number[] = [];
  const rolledBack: number[] = [];
  try {
    const before = await liveVersion(stage);
    for (let run = 1; run <= runs; run += 1) {
      const { folder, version } = await anotherBuild(builds, run);
      released.push(await timeUntil(stage, version, () => release(folder, place)));
      rolledBack.push(await timeUntil(stage, before, () => repoint(place, [REMOTE], rollback)));
    }
  } finally {
    await rm(builds, { recursive: true, force: true });
  }
  return [
    { what: 'release of a build, until a new session sees it', values: released },
    { what: 'rollback, until a new session sees it', values: rolledBack, aim: 1_000 },
  ];
}

/** The same files as a build of another version. */
async function anotherBuild(builds: string, run: number): Promise<{ folder: string; version: string }> {
  const folder = join(builds, String(run));
  await cp(join(folderOf(REMOTE), 'dist'), folder, { recursive: true });
  const file = join(folder, RELEASE_FILE);
  const version = `1.0.0-bench${String(run).padStart(5, '0')}`;
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }));
  return { folder, version };
}

async function liveVersion({ server }: Stage): Promise<string> {
  const reply = await fetch(`${server.address}/remotes.json`);
  const { remotes } = (await reply.json()) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === 'mfe_billing')?.version ?? '';
}

/** @throws Error when the page that a new session gets is made of another version. */
async function timeUntil(stage: Stage, version: string, act: () => Promise<unknown>): Promise<number> {
  const context = await stage.openContext();
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const start = performance.now();
    await act();
    await page.goto('/plans', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const time = performance.now() - start;
    if (!asked.some((url) => url.includes(`/assets/${REMOTE}/${version}/`))) {
      throw new Error(`A new session was not given ${version}.`);
    }
    return time;
  } finally {
    await context.close();
  }
}
