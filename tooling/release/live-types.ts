import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { ReleaseStorage } from '@shortlist/shell/server';
import { printType, TypeShape } from '../types/type-shape.ts';

interface Wanted {
  /** All unless some are named. */
  readonly packages: readonly string[];
  /** Those of a canary where there is one, instead of those that everyone gets. */
  readonly isCanary: boolean;
  /** Those whose sources are at hand. */
  readonly without?: readonly string[];
}

/**
 * The types of live widgets and slots as a declaration file, for a repository that has no sources of the remotes.
 *
 * @throws Error with a sentence when a named package is not live.
 */
export async function liveTypes(
  place: ReleaseStorage,
  { packages, isCanary, without = [] }: Wanted,
): Promise<string> {
  const { channels } = await place.readChannels();
  const names =
    packages.length > 0
      ? packages
      : Object.keys(channels.packages)
          .filter((name) => !without.includes(name))
          .sort();
  const blocks: string[] = [];
  for (const name of names) {
    const line = channels.packages[name];
    const placement = (isCanary ? line?.canary : null) ?? line?.stable;
    if (!placement) throw new Error(`${name} is not live, so nothing is known of its types.`);
    const release = await place.readRelease(name, placement.version);
    if (release?.kind === 'remote') blocks.push(...blockOf(release));
  }
  return [...HEAD, ...blocks].join('\n');
}

const HEAD = ['// Written by "npm run release -- types"; do not edit.', 'export {};'];

function blockOf({ name, package: packageName, version, types, slots, contracts }: RemoteRelease): string[] {
  const own = Object.entries(types).flatMap(([id, told]) => {
    const { data } = TypeShape.safeParse(told);
    return data === undefined ? [] : [{ id, line: `    '${id}': ${printType(data)};` }];
  });
  const isOwn = (id: string): boolean => id.startsWith(`${name}/`);
  const linesOf = (told: object): string[] =>
    own.filter(({ id }) => isOwn(id) && Object.hasOwn(told, id)).map(({ line }) => line);
  return [
    '',
    `// ${packageName} ${version}`,
    "declare module '@shortlist/platform' {",
    ...interfaceOf('WidgetContracts', linesOf(contracts)),
    ...interfaceOf('SlotContracts', linesOf(slots)),
    '}',
  ];
}

const interfaceOf = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`  interface ${name} {`, ...lines, '  }'] : [];
