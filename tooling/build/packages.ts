import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '../preset/define-remote.ts';

/** The root of the checkout. */
export const WORKSPACE: string = join(import.meta.dirname, '../..');

/** The folder of a package. */
export function folderOf(packageName: string): string {
  return join(WORKSPACE, packageName);
}

/** The folder of an installed package of ours, from the top folder: that of `engine` is `bff/engine`. */
export function workspaceOf(packageName: string): string {
  return relative(WORKSPACE, realpathSync(join(WORKSPACE, 'node_modules/@shortlist', packageName)));
}

/** The packages that are remotes: those with a descriptor. */
export function remotePackages(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => existsSync(join(WORKSPACE, name, 'remote.config.ts')))
    .sort();
}

/** Everything that is built and released: the shell, then the remotes. */
export function releasedPackages(): string[] {
  return ['shell', ...remotePackages()];
}

/** Reads what a remote says of itself. */
export async function readDescriptor(folder: string): Promise<RemoteDescriptor> {
  const module = (await import(pathToFileURL(join(folder, 'remote.config.ts')).href)) as {
    default: RemoteDescriptor;
  };
  return module.default;
}
