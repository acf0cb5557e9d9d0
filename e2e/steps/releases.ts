import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Release, type RemoteRelease } from '@shortlist/platform/release-set';
import { changeChannels } from '@shortlist/shell/server';
import { placeIn, release } from '@shortlist/tooling/release/release.ts';
import type { Page } from 'playwright-core';

const workspace = join(import.meta.dirname, '../..');

/** A release that was made while people had the one before. */
export interface NewRelease {
  readonly version: string;
  /** Makes live again what was live before. */
  takeBack(): Promise<void>;
}

/**
 * Releases a package to everyone once more, under another version and otherwise as it is.
 *
 * @param changes laid over what its `release.json` says.
 */
export async function releaseAgain(
  packageName: string,
  dataDir: string,
  changes: Partial<RemoteRelease> = {},
): Promise<NewRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-again-'));
  const place = placeIn(dataDir);
  const { channels: before } = await place.readChannels();
  await cp(join(workspace, packageName, 'dist'), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const build = Release.parse(JSON.parse(await readFile(file, 'utf8')));
  const version = `${build.version}-again-${Date.now()}`;
  await writeFile(file, JSON.stringify({ ...build, version, ...changes }));
  await release(folder, place);
  await rm(folder, { recursive: true });
  return { version, takeBack: async () => void (await changeChannels(place, () => before)) };
}

/** As when people come back to a tab from another. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}

/** The releases that a page was composed of. */
export async function releasesOf(page: Page): Promise<string> {
  return (await page.locator('#shortlist-page').textContent()) ?? '';
}
