import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage, readRelease } from '../../build/build-package.ts';
import { WORKSPACE } from '../../build/packages.ts';
import { rewriteEntry } from '../rewrite-entry.ts';

const made: string[] = [];

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-kit-fixture-'));
  made.push(folder);
  return folder;
}

/** Deletes what was built here. */
export function removeFixtures(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Builds a fixture remote into a folder of its own. */
export async function buildFixture(path: string): Promise<string> {
  const folder = join(WORKSPACE, path);
  const outputFolder = join(aFolder(), 'dist');
  await buildPackage(path, { folder, outputFolder });
  return outputFolder;
}

/** The same build with code behind its entry that no remote should have. */
export function withFault(buildFolder: string, sin: string): string {
  const folder = aFolder();
  cpSync(buildFolder, folder, { recursive: true });
  const release = readRelease(folder);
  if (release.kind !== 'remote') throw new Error(`${buildFolder} holds no build of a remote.`);
  rewriteEntry(folder, release, (entry) => `${entry}\n;${sin}\n`);
  return folder;
}
