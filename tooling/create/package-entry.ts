import { z } from 'zod';
import type { RemoteOptions } from './wanted-remote.ts';

const Versions = z.record(z.string(), z.string());

const PackageFile = z
  .looseObject({
    name: z.string(),
    version: z.string(),
    license: z.string(),
    description: z.string(),
    scripts: Versions,
    dependencies: Versions,
    devDependencies: Versions,
  })
  .readonly();
export type PackageFile = z.infer<typeof PackageFile>;

/** What a new remote imports, beside what its build brings. */
const NEEDED = [
  '@shortlist/api-contract',
  '@shortlist/design-system',
  '@shortlist/platform',
  '@testing-library/react',
  'react',
  'storybook-react-rsbuild',
];

/** Reads a package.json. */
export function parsePackage(text: string): PackageFile {
  const raw = JSON.parse(text) as object;
  // In the order in which it is written.
  return { ...raw, ...PackageFile.parse(raw) };
}

/** Whether a new remote finds in these dependencies all that it imports. */
export function hasAllNeeded({ dependencies, devDependencies }: PackageFile): boolean {
  return NEEDED.every((name) => name in dependencies || name in devDependencies);
}

/** The package.json of a new remote: that of a sibling, so its versions and commands are those of the others. */
export function newPackage(sibling: PackageFile, folder: string, wanted: RemoteOptions): PackageFile {
  const scripts = Object.entries(sibling.scripts).map(([name, command]) => [
    name,
    command.replaceAll(folder, wanted.package),
  ]);
  return {
    ...sibling,
    name: `@shortlist/${wanted.package}`,
    version: '1.0.0',
    description: `The remote of the ${wanted.team} team.`,
    scripts: Object.fromEntries(scripts),
  };
}

/** A lockfile, as far as a new workspace package changes it. */
const Lockfile = z.object({ packages: z.record(z.string(), z.looseObject({})) });

/**
 * The lockfile with the new package in it. It depends on what its sibling depends on, so all that would have to be
 * looked up stands there already, under the sibling's name.
 */
export function lockedWith(
  text: string,
  entry: PackageFile,
  names: { folder: string; sibling: string },
): string {
  const raw = JSON.parse(text) as object;
  const lockfile = Lockfile.parse(raw);
  const { folder, sibling } = names;
  const { name, version, license, dependencies, devDependencies } = entry;
  const nested = Object.entries(lockfile.packages)
    .filter(([path]) => path.startsWith(`${sibling}/node_modules/`))
    .map(([path, value]) => [path.replace(sibling, folder), value] as const);
  const added = [
    [folder, { name, version, license, dependencies, devDependencies }] as const,
    [`node_modules/${name}`, { resolved: folder, link: true }] as const,
    ...nested,
  ];
  const all = [...Object.entries(lockfile.packages), ...added];
  const packages = Object.fromEntries(all.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
  return `${JSON.stringify({ ...raw, packages }, null, 2)}\n`;
}
