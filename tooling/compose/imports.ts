import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';

/** Everything that a program loads. */
export interface Loaded {
  /** Files of the checkout, from its top. */
  readonly files: ReadonlySet<string>;
  /** Packages, ours too, each with a file that imports it. */
  readonly packages: ReadonlyMap<string, string>;
}

/** What a module imports when it runs: types are gone by then. */
const IMPORTS = [
  /^(?:import|export)\s(?!type\s)[^;'"]*?from\s*'([^']+)'/gms,
  /^import\s*'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'\s*\)/g,
  /\bimport\.meta\.resolve\('([^']+)'\)/g,
  /\bnew URL\('(\.[^']+\.ts)', import\.meta\.url\)/g,
];

/**
 * Follows the imports of a program through the checkout; those of packages are only named.
 *
 * @param leftOut files that the program never comes to, though an `import()` names them.
 */
export function loadedBy(entry: string, leftOut: readonly string[] = []): Loaded {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || leftOut.includes(file)) continue;
    files.add(file);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.')) waiting.push(join(dirname(file), specifier));
      else packages.set(packageOf(specifier), file);
      if (specifier.startsWith('@shortlist/')) waiting.push(ownFile(specifier, file));
    }
  }
  return { files, packages };
}

function importsOf(file: string): string[] {
  if (!/\.m?[jt]sx?$/.test(file)) return [];
  const text = readFileSync(join(WORKSPACE, file), 'utf8');
  return IMPORTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => specifier),
  ).filter((specifier) => !specifier.startsWith('node:'));
}

/** `@scope/name/module` is of `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** By the exports of our own package, whose folder npm links. */
function ownFile(specifier: string, importer: string): string {
  const found = createRequire(join(WORKSPACE, importer)).resolve(specifier);
  return relative(WORKSPACE, realpathSync(found));
}
