import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import { RetryQueryPlugin } from './retry-query.ts';
import type { BuildMode } from './rules.ts';
import { type SharedModule, sharedModules } from './shared-modules.ts';
import { SHARED_REQUEST, sharedSource } from './shared-source.ts';

export interface ShellOptions {
  readonly mode?: BuildMode;
  /** Replaces `src/main.tsx`: the standalone host of a remote, the fixture of a test. */
  readonly entry?: string;
  /** Replaces `dist`. */
  readonly outputFolder?: string;
  /** Replaces what the shell provides to remotes. */
  readonly provides?: readonly SharedModule[];
}

/** Removes from the federation runtime what the loader does itself: fetching, manifests, other platforms. */
const FEDERATION_FLAGS = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
  ENV_TARGET: '"web"',
};

/** The Rspack configuration of the shell, or of another host that provides what remotes share. */
export function shellConfig(folder: string, options: ShellOptions = {}): RspackOptions {
  const {
    mode = 'production',
    entry = './src/main.tsx',
    outputFolder = join(folder, 'dist'),
    provides = sharedModules(),
  } = options;
  const base = baseConfig({ folder, uniqueName: 'shell', mode });
  const virtualFile = join(folder, 'node_modules/.shortlist/shared.js');
  return {
    ...base,
    name: 'shell',
    entry: { main: entry },
    output: { ...base.output, path: outputFolder },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, [SHARED_REQUEST]: virtualFile } },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin(FEDERATION_FLAGS),
      new rspack.experiments.VirtualModulesPlugin({ [virtualFile]: sharedSource(provides) }),
      new RetryQueryPlugin('shell'),
      ...chunkIntegrity(mode),
    ],
  };
}
