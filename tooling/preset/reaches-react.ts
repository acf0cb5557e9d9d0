import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a module imports when it runs: types are gone by then. */
const IMPORTS = [
  /^(?:import|export)\s(?!type\s)[^;'"]*?from\s*['"]([^'"]+)['"]/gms,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/gs,
];

/** Parts of packages for React that are for everything else. */
const WITHOUT_REACT = ['zustand/vanilla'];

/** Says of files whether one copy serves every React. */
export type ReachesReact = (file: string) => boolean;

/**
 * Makes what tells whether a file imports React, or anything that does. What doesn't is the same for every React of a
 * page, and so is the state that it keeps: session, queries, notifications, the loader.
 *
 * @returns a function of the absolute path of a file; its answers are kept.
 */
export function createReachesReact(): ReachesReact {
  const known = new Map<string, boolean>();
  const reaches = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // Of files that import each other, the first to be asked waits for the others.
    known.set(file, false);
    // JSX imports React where nobody wrote so.
    const answer = file.includes('/node_modules/')
      ? isBoundToReact(packageAround(file))
      : file.endsWith('.tsx') || importsOf(file).some((specifier) => reachesBy(specifier, file));
    known.set(file, answer);
    return answer;
  };
  const reachesBy = (specifier: string, importer: string): boolean => {
    if (specifier.startsWith('.')) return reaches(join(dirname(importer), specifier));
    return !WITHOUT_REACT.includes(specifier) && isBoundToReact(findPackage(specifier, importer));
  };
  return reaches;
}

function importsOf(file: string): string[] {
  if (!/\.[jt]sx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  return IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, specifier = '']) => specifier));
}

/** The folder of the package that a file belongs to. */
function packageAround(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** The folder of the package that an import leads to; empty where there is none. */
function findPackage(specifier: string, importer: string): string {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  for (let folder = dirname(importer); dirname(folder) !== folder; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
  }
  return '';
}

/** A package that runs with React says so in its manifest. */
function isBoundToReact(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    name?: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
  const needs = { ...manifest.dependencies, ...manifest.peerDependencies };
  return manifest.name === 'react' || 'react' in needs;
}
