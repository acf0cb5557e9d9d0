import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { remotePackages, WORKSPACE } from '@shortlist/tooling/build/packages.ts';
import { LOADED_REMOTES } from '@shortlist/tooling/test/suite.ts';

/**
 * Keeps which remotes the pages of a journey ask for: it need not run again when another one changes. One that starts
 * something of its own may edit, build or release any of them.
 */
export function noteRemote(journey: string, { pathname }: URL): void {
  const [, name] = /^\/assets\/(mfe-[\w-]+)\//.exec(pathname) ?? [];
  const noted = notedIn(journey);
  if (!name || noted.has(name)) return;
  noted.add(name);
  mkdirSync(dirname(fileOf(journey)), { recursive: true });
  writeFileSync(fileOf(journey), `${[...noted].sort().join('\n')}\n`);
}

const byJourney = new Map<string, Set<string>>();

function notedIn(journey: string): Set<string> {
  const known = byJourney.get(journey);
  if (known) return known;
  const isOnItsOwn = readFileSync(journey, 'utf8').includes('/product/');
  const noted = new Set(isOnItsOwn ? remotePackages() : before(journey));
  byJourney.set(journey, noted);
  return noted;
}

/** What it asked for in runs before: this one may be of some of its tests only. */
function before(journey: string): string[] {
  try {
    return readFileSync(fileOf(journey), 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

const fileOf = (journey: string): string => join(LOADED_REMOTES, `${relative(WORKSPACE, journey)}.txt`);
