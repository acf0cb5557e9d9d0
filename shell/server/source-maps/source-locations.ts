import type { Release } from '@shortlist/platform/release-set';
import type { ReleaseName } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Lookup, ScriptPlace } from './locate.ts';
import { locateAside } from './locate-aside.ts';

/** Where lines of a stack lie in the sources, in its order: `mfe-jobs/src/job-list/JobRow.tsx:12:5 JobRow`; null where that is not known. */
export type Sources = readonly (string | null)[];

export interface SourceLocations {
  /** As far as it was looked up. */
  known(name: ReleaseName, stack: readonly string[]): Sources;
  /** Looks it up where it has to be. It never fails: a map that is missing or damaged says nothing. */
  find(name: ReleaseName, stack: readonly string[]): Promise<Sources>;
}

/** Lines that are remembered; of an installation's errors a hundred are seen at a time. */
const MOST_LINES = 2_000;

/** Stacks that wait for their turn; what comes then is not looked up. */
const MOST_WAITING = 50;

/** A map that is bigger is not read; the biggest of this product has half a megabyte. */
const MOST_BYTES = 5_000_000;

interface Waiting {
  readonly name: ReleaseName;
  readonly stack: readonly string[];
}

/** A script with the places in it that are asked for, each with the key that its source is remembered by. */
interface Asked {
  readonly release: Release;
  readonly script: string;
  readonly keys: string[];
  readonly places: ScriptPlace[];
}

/** Finds the sources of released code by the source maps that lie beside the releases. */
export function createSourceLocations(releases: ReleaseStore): SourceLocations {
  const found = new Map<string, string | null>();
  const waiting: Waiting[] = [];
  let turn: Promise<void> = Promise.resolve();

  function remember(key: string, source: string | null): void {
    found.set(key, source);
    const [oldest] = found.keys();
    if (found.size > MOST_LINES && oldest !== undefined) found.delete(oldest);
  }

  /** All that wait at once: a crowd of errors takes one thread. */
  async function lookUpWaiting(): Promise<void> {
    const asked = askedBy(waiting.splice(0), releases).filter(({ keys }) =>
      keys.some((key) => !found.has(key)),
    );
    const read = await Promise.all(asked.map((each) => readMap(each, releases)));
    const there = read.filter((each) => each !== undefined);
    const sources = await locateAside(
      there.map(({ content, integrity, places }) => ({ content, integrity, places })),
    );
    for (const [index, { keys }] of there.entries())
      for (const [at, key] of keys.entries()) remember(key, sources[index]?.[at] ?? null);
  }

  const known = (name: ReleaseName, stack: readonly string[]): Sources =>
    stack.map((line) => found.get(keyOf(name, line)) ?? null);

  return {
    known,
    async find(name, stack) {
      if (waiting.length < MOST_WAITING) {
        waiting.push({ name, stack });
        turn = turn.then(lookUpWaiting);
        await turn;
      }
      return known(name, stack);
    },
  };
}

const keyOf = ({ package: packageName, version }: ReleaseName, line: string): string =>
  `${packageName} ${version} ${line}`;

/** `list.1.js:1:204 JobRow`, or with another release's name before it, `shell/1.0.0/main.1.js:1:204`. */
const LINE = /^(\S+):(\d{1,6}):(\d{1,9})(?: |$)/;

function askedBy(waiting: readonly Waiting[], releases: ReleaseStore): Asked[] {
  const byScript = new Map<string, Asked>();
  for (const { name, line } of waiting.flatMap(({ name, stack }) => stack.map((line) => ({ name, line })))) {
    const [, address = '', row = '', column = ''] = LINE.exec(line) ?? [];
    const at = scriptAt(address, name, releases);
    if (!at) continue;
    const script = keyOf(at.release, at.script);
    const asked = byScript.get(script) ?? { ...at, keys: [], places: [] };
    byScript.set(script, asked);
    asked.keys.push(keyOf(name, line));
    asked.places.push({ line: Number(row), column: Number(column) });
  }
  return [...byScript.values()];
}

/** The script of a line and its release; undefined where it has no map. */
function scriptAt(
  address: string,
  name: ReleaseName,
  releases: ReleaseStore,
): Pick<Asked, 'release' | 'script'> | undefined {
  const own = releases.read(name.package, name.version);
  if (own && Object.hasOwn(own.maps, address)) return { release: own, script: address };
  const [remote = '', version = '', ...rest] = address.split('/');
  const release = releases.read(remote.replaceAll('_', '-'), version);
  const script = rest.join('/');
  return release && Object.hasOwn(release.maps, script) ? { release, script } : undefined;
}

/** A script with its map; undefined where that is missing, or too big. */
async function readMap(asked: Asked, { place }: ReleaseStore): Promise<(Asked & Lookup) | undefined> {
  const { release, script } = asked;
  const integrity = release.maps[script] ?? '';
  try {
    const content = await place.readSourceMap(release.package, integrity);
    return content && content.byteLength <= MOST_BYTES ? { ...asked, content, integrity } : undefined;
  } catch {
    return undefined;
  }
}
