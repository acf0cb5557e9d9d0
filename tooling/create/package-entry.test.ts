import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedFor } from '../build/inputs.ts';
import { WORKSPACE } from '../build/packages.ts';
import { hasAllNeeded, lockedWith, newPackage, parsePackage } from './package-entry.ts';

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const lockfile = read('package-lock.json');
const sibling = parsePackage(read('mfe-ai/package.json'));
const wanted = {
  package: 'mfe-zebras',
  container: 'mfe_zebras',
  component: 'Zebras',
  title: 'Zebras',
  team: 'Zebras',
  port: 4200,
  path: '/zebras',
};

test('a new package has the versions of its sibling, and its commands under its own name', () => {
  const entry = newPackage(sibling, 'mfe-ai', wanted);

  expect(entry).toMatchObject({
    name: '@shortlist/mfe-zebras',
    dependencies: sibling.dependencies,
    devDependencies: sibling.devDependencies,
  });
  expect(Object.keys(entry.scripts)).toEqual(Object.keys(sibling.scripts));
  expect(JSON.stringify(entry)).not.toContain('mfe-ai');
  expect(hasAllNeeded(entry)).toBe(true);
});

const isNew = (path: string) => path.includes('mfe-zebras');

test('the lockfile gains the package, its link and what its sibling has for itself, and is else as it was', () => {
  const entry = newPackage(sibling, 'mfe-ai', wanted);

  const text = lockedWith(lockfile, entry, { folder: 'mfe-zebras', sibling: 'mfe-ai' });

  const packages = entriesOf(text);
  const before = entriesOf(lockfile);
  expect(packages.filter(([path]) => !isNew(path))).toEqual(before);
  expect(packages.map(([path]) => path)).toEqual(
    expect.arrayContaining(['mfe-zebras', 'node_modules/@shortlist/mfe-zebras']),
  );
  const own = before.filter(([path]) => path.startsWith('mfe-ai/node_modules/'));
  expect(packages.filter(([path]) => path.startsWith('mfe-zebras/node_modules/'))).toHaveLength(own.length);
});

test('[TM-04] a new remote changes nothing that the build of another one reads of the lockfile', () => {
  const entry = newPackage(sibling, 'mfe-ai', wanted);
  const text = lockedWith(lockfile, entry, { folder: 'mfe-zebras', sibling: 'mfe-ai' });
  const another = lockfile.replace(/("node_modules\/zod": \{\s+"version": ")[^"]+/, '$19.9.9');

  for (const name of ['mfe-ai', 'mfe-jobs', 'shell']) {
    expect(installedFor(name, text)).toBe(installedFor(name, lockfile));
    expect(installedFor(name, another)).not.toBe(installedFor(name, lockfile));
  }
});

function entriesOf(text: string): [string, unknown][] {
  return Object.entries((JSON.parse(text) as { packages: Record<string, unknown> }).packages);
}
