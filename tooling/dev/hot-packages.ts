import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { folderOf, readDescriptor } from '../build/packages.ts';
import { type RemoteDescriptor, remoteConfig, shellConfig } from '../preset/index.ts';
import { hotHost, hotRemote } from './hot-config.ts';

/** A package that is edited while the product runs. */
export interface HotPackage {
  readonly name: string;
  readonly port: number;
  readonly config: RspackOptions;
  /** Undefined for the shell. */
  readonly remote?: RemoteDescriptor;
}

/** Shows errors of the whole page. */
const ERROR_OVERLAY = join(import.meta.dirname, 'refresh/error-overlay.js');

/** Port of the shell's dev server; the remotes' stand in their descriptors. */
const SHELL_PORT = 4100;

/** The shell as a hot package: its development build of React is what makes remotes hot. */
export function hotShell(): HotPackage {
  const folder = folderOf('shell');
  const config = shellConfig(folder, { mode: 'development' });
  return { name: 'shell', port: SHELL_PORT, config: hotHost(config, './src/main.tsx', ERROR_OVERLAY) };
}

/** A remote as a hot package. */
export async function hotPackageOf(name: string): Promise<HotPackage> {
  const folder = folderOf(name);
  const remote = await readDescriptor(folder);
  const config = remoteConfig(folder, remote, {
    mode: 'development',
    outputFolder: join(folder, '.cache/dev'),
  });
  return { name, port: remote.port, config: hotRemote(config), remote };
}
