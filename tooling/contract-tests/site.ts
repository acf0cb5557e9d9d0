import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answers } from '@shortlist/api-contract/testing/answers';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import { createEdge } from '@shortlist/shell/server';
import { buildPackage, readRelease } from '../build/build-package.ts';
import { RELEASE_FILE } from '../build/files.ts';
import { putTogether } from '../smoke-test/boot-site.ts';
import type { VisitedSite, Visitors } from './browser-sessions.ts';
import { entryWithFault } from './entry-with-fault.ts';
import { mockedBff } from './mocked-bff.ts';
import { rewriteEntry } from './rewrite-entry.ts';
import { type Releases, widgetsOf } from './scenes.ts';

/** A remote behind the real edge and in the real shell, twice: as it was built, and armed to fail when told. */
export interface KitSite {
  readonly releases: Releases;
  /** With the remote as it was built, and with it armed. */
  readonly shown: Readonly<Record<'built' | 'armed', VisitedSite>>;
  close(): void;
}

export interface SiteOptions {
  readonly buildFolder: string;
  readonly shellFolder: string;
  /** Builds of other remotes, which are live beside it. */
  readonly neighbors: readonly string[];
  readonly answers: Answers;
  readonly visitors: Visitors;
}

/**
 * Puts everything together in temporary folders.
 *
 * @throws Error with a sentence when a folder holds no build.
 */
export async function openSite({
  buildFolder,
  shellFolder,
  neighbors,
  answers,
  visitors,
}: SiteOptions): Promise<KitSite> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-kit-'));
  const [remote, shell] = [readRelease(buildFolder), readRelease(shellFolder)];
  if (remote.kind !== 'remote') throw new Error(`${buildFolder} holds no build of a remote.`);
  if (shell.kind !== 'shell') throw new Error(`${shellFolder} holds no build of the shell.`);
  const stage = await buildStage(remote, join(folder, 'stage'));
  // Copied: it is armed, and a build may be replaced while the kit runs.
  const copies = { built: join(folder, 'remote'), armed: join(folder, 'remote-armed') };
  for (const copy of Object.values(copies)) cpSync(buildFolder, copy, { recursive: true });
  rewriteEntry(copies.armed, remote, (entry) => entryWithFault(entry, remote.name));
  const start = async (name: keyof typeof copies) => {
    const releasesFolder = join(folder, name);
    const lies = [shellFolder, stage, ...neighbors, copies[name]];
    await putTogether(
      releasesFolder,
      lies.map((each) => ({ release: readRelease(each), folder: async () => each })),
    );
    // The kit makes pages fail: that they say so is no news.
    const edge = createEdge({ releasesFolder, api: mockedBff(visitors, answers), reportError: () => {} });
    return { handle: edge.callback(), releasesFolder };
  };
  const [built, armed] = await Promise.all([start('built'), start('armed')]);
  return {
    releases: { remote, shell },
    shown: { built, armed },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const STAGE_FOLDER = join(import.meta.dirname, 'stage');

/** The stage, telling the edge that it shows everything that the remote exposes. */
async function buildStage(remote: RemoteRelease, told: string): Promise<string> {
  const outputFolder = join(STAGE_FOLDER, 'dist');
  await buildPackage('kit-stage', { folder: STAGE_FOLDER, outputFolder });
  cpSync(outputFolder, told, { recursive: true });
  const stage = readRelease(told) as RemoteRelease;
  const widgets = widgetsOf(remote).map((name) => `${remote.name}/${name}`);
  const pages = stage.pages.map((page) => (page.path.endsWith('/started') ? { ...page, widgets } : page));
  writeFileSync(join(told, RELEASE_FILE), JSON.stringify({ ...stage, pages }));
  return told;
}
