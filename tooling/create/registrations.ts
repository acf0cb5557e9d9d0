import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';
import { OWNERS_FILE, ownedWith } from './owners.ts';
import { hasAllNeeded, lockedWith, newPackage, parsePackage } from './package-entry.ts';
import type { RemoteOptions } from './wanted-remote.ts';
import { workflowFile, workflowOf } from './workflow.ts';

/** Everything outside of its folder that has to know a remote, and its package.json, which is made from a sibling's. */
export interface Registration {
  /** The remote whose dependencies it shares. */
  readonly sibling: string;
  /** New text by path from the top of the checkout. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Works out how a new remote becomes known: to npm, to the compiler, to reviewers and to CI. All else finds it by its
 * `remote.config.ts`.
 *
 * @throws Error with a sentence when no remote is there to take the dependencies from.
 */
export function registrationOf(wanted: RemoteOptions, root: string = WORKSPACE): Registration {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const folders = globSync('mfe-*', { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
  const sibling = folders.find((folder) => hasAllNeeded(parsePackage(read(`${folder}/package.json`))));
  if (!sibling)
    throw new Error(
      'No remote here has all dependencies of a new one: is this a whole checkout of Shortlist?',
    );
  const entry = newPackage(parsePackage(read(`${sibling}/package.json`)), sibling, wanted);
  const folder = wanted.package;
  const files = new Map([
    [`${folder}/package.json`, `${JSON.stringify(entry, null, 2)}\n`],
    ['package-lock.json', lockedWith(read('package-lock.json'), entry, { folder, sibling })],
    ['tsconfig.json', compiledWith(read('tsconfig.json'), folder)],
    [OWNERS_FILE, ownedWith(read(OWNERS_FILE), wanted)],
    [workflowFile(folder), workflowOf({ package: folder, shows: [] })],
  ]);
  return { sibling, files };
}

const CompilerSettings = z.object({ references: z.array(z.object({ path: z.string() })) });

/** The compiler's list of packages with one more remote, after the other remotes. */
function compiledWith(text: string, folder: string): string {
  const raw = JSON.parse(text) as object;
  const { references } = CompilerSettings.parse(raw);
  const last = references.findLastIndex(({ path }) => path.startsWith('mfe-'));
  const all = references.toSpliced(last + 1, 0, { path: folder });
  return `${JSON.stringify({ ...raw, references: all }, null, 2)}\n`;
}
