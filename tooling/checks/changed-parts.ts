import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { BuildToCheck, Parts } from './rule.ts';

/**
 * What of a remote holds something else than in a version that was checked. Its entry belongs to every part: where that holds more
 * than other names of files, or where the whole remote needs something else of the shell, all parts have changed.
 */
export async function changedParts(candidate: BuildToCheck, checked: BuildToCheck | null): Promise<Parts> {
  const { release: now } = candidate;
  if (now.kind !== 'remote') return { pages: [], widgets: [] };
  const before = checked?.release;
  if (!checked || before?.kind !== 'remote' || isDifferent(wholeOf(now), wholeOf(before)))
    return partsOf(now);
  if ((await entryOf(candidate, now)) !== (await entryOf(checked, before))) return partsOf(now);
  const all = partsOf(now);
  return {
    pages: all.pages.filter((path) => isDifferent(pageOf(now, path), pageOf(before, path))),
    widgets: all.widgets.filter((name) => isDifferent(now.exposes[`./${name}`], before.exposes[`./${name}`])),
  };
}

const pageOf = ({ pages }: RemoteRelease, path: string) => pages.find((page) => page.path === path);

/** All parts of a remote. */
function partsOf({ pages, exposes }: RemoteRelease): Parts {
  const names = Object.keys(exposes).filter((name) => name !== './routes');
  return { pages: pages.map(({ path }) => path), widgets: names.map((name) => name.slice(2)) };
}

const wholeOf = ({ name, shared, exposes, pages }: RemoteRelease) => [
  name,
  shared,
  exposes['./routes'],
  pages.map(({ path }) => path),
];

const isDifferent = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The text of the entry without the hashes of other files, in whose place they stand. */
async function entryOf(build: BuildToCheck, { entry }: RemoteRelease): Promise<string> {
  const text = readFileSync(join(await build.folder(), entry), 'utf8');
  return text.replaceAll(/sha384-[A-Za-z0-9+/]{64}|\b[0-9a-f]{10,12}\b/g, '');
}
