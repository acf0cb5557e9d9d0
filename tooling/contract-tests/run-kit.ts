import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withDefaults } from '@shortlist/api-contract/testing/answers';
import { readRelease } from '../build/build-package.ts';
import { folderOf } from '../build/packages.ts';
import { type Scope, WHOLE } from '../checks/scope.ts';
import { FURTHER_FAULTS, KIT_CASES, type KitCase } from './cases.ts';
import { type KitConfig, readKitConfig } from './kit-config.ts';
import type { KitFailure } from './kit-failure.ts';
import { createTally, type KitPart, partsOf } from './parts.ts';
import type { Scene } from './scenes.ts';
import { openSite } from './site.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import { scenesFor, type Tried, tryCase } from './try-case.ts';
import type { KitRoom } from './visit.ts';

export interface KitOptions {
  /** A build or release of a remote, with its `release.json`. */
  readonly buildFolder: string;
  /** A build or release of the shell; what lies in `shell/dist` unless told. */
  readonly shellFolder?: string;
  /** Builds or releases of other remotes that are live beside it; none unless told. */
  readonly neighbors?: readonly string[];
  /** What the remote says to the kit; its `kit.config.ts` unless told. */
  readonly config?: KitConfig;
  /** Tries every fault of every file, each on both ways to a page, and mounts more often. */
  readonly isThorough?: boolean;
  /** What of it is tried; everything unless told. */
  readonly scope?: Scope;
  /** Only cases whose names hold this. */
  readonly only?: string;
  /** Where it is tried, which is left open; a place of its own unless told. */
  readonly bed?: TestBed;
  /** How long something may take to appear, in milliseconds. */
  readonly patience?: number;
}

export interface KitResult {
  /** How many cases passed. */
  readonly passed: number;
  readonly failures: readonly KitFailure[];
}

/** The cases of one remote, ready to be tried in any order. */
export interface Kit {
  readonly cases: readonly KitCase[];
  /** The cases in parts that can be tried side by side, the longest first. */
  readonly parts: readonly KitPart[];
  /** Tries one case everywhere that it applies, or in one part. */
  try(each: KitCase, scenes?: KitPart['scenes']): Promise<Tried>;
  close(): Promise<void>;
}

/**
 * Releases a build into a place of its own, behind the real edge and in the real shell, with a mocked API.
 *
 * @throws Error with a sentence when a folder holds no build, or no browser is there.
 */
export async function openKit(options: KitOptions): Promise<Kit> {
  const { buildFolder, shellFolder = join(folderOf('shell'), 'dist'), neighbors = [] } = options;
  const { isThorough = false, patience = 60_000, only = '', scope = WHOLE } = options;
  const config = options.config ?? (await readKitConfig(folderOf(readRelease(buildFolder).package)));
  const answers = new Map([...withDefaults, ...(config.answers ?? [])]);
  const bed = options.bed ?? (await openTestBed({ isCold: isThorough }));
  const site = await openSite({
    buildFolder,
    shellFolder,
    neighbors,
    answers,
    visitors: bed.visitors,
  });
  const room: KitRoom = { bed, site, config, patience, isThorough };
  const cases = [...KIT_CASES, ...(isThorough ? FURTHER_FAULTS : [])].filter(({ name }) =>
    name.includes(only),
  );
  const parts = partsOf(cases, (each) => scenesFor(room, each).filter((scene) => isIn(scope, each, scene)));
  return {
    cases: cases.filter((each) => parts.some((part) => part.case === each)),
    parts,
    try: (each, scenes) => tryCase(room, each, scenes),
    async close() {
      if (!options.bed) await bed.close();
      site.close();
    },
  };
}

function isIn({ includes, withFaults }: Scope, { how }: KitCase, { places }: Scene): boolean {
  if (how.kind === 'file' || how.kind === 'sin') return withFaults;
  return includes(places.flatMap(({ js, css }) => [...js, ...css]));
}

/** At a time: most of a case is waiting. */
const AT_ONCE = 3;

/** Tries every case on a built remote: what it must pass before it is released. */
export async function runKit(
  options: KitOptions,
  report: (tried: Tried) => void = () => {},
): Promise<KitResult> {
  const kit = await openKit(options);
  const failures: KitFailure[] = [];
  const tally = createTally(kit.parts);
  const waiting = [...kit.parts];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const tried = tally(next, await kit.try(next.case, next.scenes));
      if (!tried) continue;
      failures.push(...tried.failures);
      report(tried);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await kit.close();
  }
  const failed = new Set(failures.map((failure) => failure.case));
  return { passed: kit.cases.length - failed.size, failures };
}

/** The builds of all other remotes in this checkout: what a remote is tried beside. */
export function builtBeside(packageName: string, packages: readonly string[]): string[] {
  return packages
    .filter((name) => name !== packageName)
    .map((name) => join(folderOf(name), 'dist'))
    .filter((folder) => existsSync(join(folder, 'release.json')));
}
