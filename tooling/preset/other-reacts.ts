import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { createReachesReact } from './reaches-react.ts';
import { type SharedModule, sharedModules } from './shared-modules.ts';
import { sharedSource } from './shared-source.ts';

/** A React of another major than the shell's own, with platform and design system for it. */
export interface OtherReact {
  readonly major: number;
  /** The chunk with all that a remote of this React begins with. */
  readonly chunk: string;
  /** The folders of the installed packages, by the names that code imports them by. */
  readonly packages: Readonly<Record<'react' | 'react-dom', string>>;
  /** What remotes of this React take from the shell. */
  readonly modules: readonly SharedModule[];
}

/** The layer of all modules that are there once, whichever React uses them, and of the page's own React. */
export const PAGE_LAYER = 'page';

const ALIAS = /^react-(\d+)$/;

/**
 * The other Reacts that a shell offers: it has each installed as `react-20` and `react-dom-20`
 * (`npm install react-20@npm:react@20.0.0 react-dom-20@npm:react-dom@20.0.0 --workspace shell`).
 *
 * @param shell folder of the shell; one without a package.json offers none.
 * @throws Error when one of the two is missing.
 */
export function otherReacts(shell: string): OtherReact[] {
  const majors = Object.keys(dependenciesOf(shell)).flatMap((name) => ALIAS.exec(name)?.[1] ?? []);
  return majors.map((major) => {
    const packages = {
      react: installedIn(shell, `react-${major}`),
      'react-dom': installedIn(shell, `react-dom-${major}`),
    };
    const chunk = `react-${major}`;
    const modules = sharedModules().map((shared) => moduleFor(shared, chunk, packages));
    return { major: Number(major), chunk, packages, modules };
  });
}

/** What has no React in it comes in the chunk in which it comes to all. */
function moduleFor(
  shared: SharedModule,
  chunk: string,
  packages: Readonly<Record<string, string>>,
): SharedModule {
  const folder = packages[shared.name.split('/')[0] ?? ''];
  const ofReact = folder ? versionsOf(folder) : {};
  return {
    ...shared,
    ...ofReact,
    chunk: shared.chunk && shared.isSingleton ? `${chunk}-${shared.chunk}` : shared.chunk,
  };
}

function versionsOf(folder: string): Pick<SharedModule, 'version' | 'requiredVersion'> {
  const { version } = manifestIn(folder) as { version: string };
  return { version, requiredVersion: `^${version}` };
}

/** The source of the module that the page imports when the first remote of this React is asked for. */
export function sourceFor({ modules }: OtherReact): string {
  return `${sharedSource(modules)}export { mountPart } from '@shortlist/platform/part';\n`;
}

/**
 * Has all that the module of another React imports use that React, and be there once more for it, but for what has no
 * React in it: that stays one for the page, with its state.
 *
 * @param file absolute path of that module.
 */
export function rulesFor({ chunk, packages }: OtherReact, file: string): RuleSetRule[] {
  const reachesReact = createReachesReact();
  const resolve = { alias: { ...packages } };
  return [
    { resource: file, layer: chunk, resolve },
    { issuerLayer: chunk, resolve },
    { issuerLayer: chunk, resource: (path) => path !== file && !reachesReact(path), layer: PAGE_LAYER },
  ];
}

function installedIn(shell: string, name: string): string {
  const found = [join(shell, 'node_modules', name), join(shell, '../node_modules', name)].find(existsSync);
  if (found) return found;
  throw new Error(`The shell offers ${name.replace(/.*-/, 'React ')}, but ${name} isn't installed.`);
}

function dependenciesOf(folder: string): Record<string, string> {
  if (!existsSync(join(folder, 'package.json'))) return {};
  return (manifestIn(folder) as { dependencies?: Record<string, string> }).dependencies ?? {};
}

const manifestIn = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
