import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '../preset/define-remote.ts';

/** The top folder of these tools and of what comes with them: of the checkout, or of the compiled code of `remote-kit`. */
export const TOOLS: string = join(import.meta.dirname, '../..');

/** Whether these tools are those of `remote-kit`, compiled, and work on a repository of a remote alone. */
export const IS_KIT: boolean = import.meta.filename.endsWith('.js');

/** The root of the checkout that is worked on. */
export const WORKSPACE: string = IS_KIT ? remoteAround(process.cwd()) : TOOLS;

/** The folder with a `remote.config.ts` that a folder lies in; the folder itself where there is none. */
function remoteAround(folder: string): string {
  let top = folder;
  while (!existsSync(join(top, 'remote.config.ts')) && dirname(top) !== top) top = dirname(top);
  return existsSync(join(top, 'remote.config.ts')) ? top : folder;
}

/** The folder of a package; in a repository of a remote alone the shell is that of the kit, and the remote the repository. */
export function folderOf(packageName: string): string {
  if (!IS_KIT) return join(WORKSPACE, packageName);
  return packageName === 'shell' ? join(TOOLS, packageName) : WORKSPACE;
}

/** The folder of an installed package of ours, from the top folder: that of `engine` is `bff/engine`. */
export function workspaceOf(packageName: string): string {
  return relative(WORKSPACE, realpathSync(join(WORKSPACE, 'node_modules/@shortlist', packageName)));
}

/** The packages that are remotes: those with a descriptor. */
export function remotePackages(): string[] {
  if (IS_KIT) return existsSync(join(WORKSPACE, 'remote.config.ts')) ? [nameOfRemote()] : [];
  return readdirSync(WORKSPACE)
    .filter((name) => existsSync(join(WORKSPACE, name, 'remote.config.ts')))
    .sort();
}

/** `mfe-interviews`, also of a package of a scope. */
function nameOfRemote(): string {
  const { name } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as { name: string };
  return basename(name);
}

/** Everything that is built and released here: the shell, then the remotes. */
export function releasedPackages(): string[] {
  return IS_KIT ? remotePackages() : ['shell', ...remotePackages()];
}

/** Reads what a remote says of itself. */
export async function readDescriptor(folder: string): Promise<RemoteDescriptor> {
  const module = (await import(pathToFileURL(join(folder, 'remote.config.ts')).href)) as {
    default: RemoteDescriptor;
  };
  return module.default;
}
