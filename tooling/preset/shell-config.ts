import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import { type OtherReact, otherReacts, PAGE_LAYER, rulesFor, sourceFor } from './other-reacts.ts';
import { RetryQueryPlugin } from './retry-query.ts';
import type { BuildMode } from './rules.ts';
import { type SharedModule, sharedModules } from './shared-modules.ts';
import { otherReactsSource, SHARED_REQUEST, sharedSource } from './shared-source.ts';

export interface ShellOptions {
  readonly mode?: BuildMode;
  /** Replaces `src/main.tsx`: the standalone host of a remote, the fixture of a test. */
  readonly entry?: string;
  /** Replaces `dist`. */
  readonly outputFolder?: string;
  /** Replaces what the shell provides to remotes. */
  readonly provides?: readonly SharedModule[];
  /** Replaces the Reacts of other majors that it offers; none where it provides nothing. */
  readonly others?: readonly OtherReact[];
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
    others = provides.length > 0 ? otherReacts(folder) : [],
  } = options;
  const base = baseConfig({ folder, uniqueName: 'shell', mode });
  const virtual = (name: string): string => join(folder, `node_modules/.shortlist/${name}.js`);
  const ofOthers = others.map((other) => ({ other, file: virtual(other.chunk) }));
  return {
    ...base,
    name: 'shell',
    entry: { main: others.length > 0 ? { import: entry, layer: PAGE_LAYER } : entry },
    output: { ...base.output, path: outputFolder },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, [SHARED_REQUEST]: virtual('shared') } },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), ...ofOthers.flatMap(({ other, file }) => rulesFor(other, file))],
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin(FEDERATION_FLAGS),
      // React Aria's own asks the browser for all its locales as soon as it is evaluated.
      new rspack.NormalModuleReplacementPlugin(
        /\/useDefaultLocale\.mjs$/u,
        '@shortlist/platform/default-locale',
      ),
      new rspack.experiments.VirtualModulesPlugin({
        [virtual('shared')]: sharedSource(provides) + otherReactsSource(ofOthers),
        ...Object.fromEntries(ofOthers.map(({ other, file }) => [file, sourceFor(other)])),
      }),
      new RetryQueryPlugin('shell'),
      ...chunkIntegrity(mode),
    ],
  };
}
