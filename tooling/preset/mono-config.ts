import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import type { RemoteDescriptor } from './define-remote.ts';

export interface MonoOptions {
  /** The root of the checkout. */
  readonly workspace: string;
  readonly remotes: readonly RemoteDescriptor[];
  readonly outputFolder: string;
  /**
   * `lazy`: each widget is a chunk, fetched when it is shown, as in the product. `with-main`: all widgets in the
   * main file, as a product without remotes would import them.
   */
  readonly widgets?: 'lazy' | 'with-main';
}

/**
 * The same shell and screens as one plain bundle with lazy pages: what federation is measured against. The routes
 * are part of the main file, as they would be in a product without remotes.
 */
export function monoConfig({
  workspace,
  remotes,
  outputFolder,
  widgets = 'lazy',
}: MonoOptions): RspackOptions {
  const base = baseConfig({ folder: join(workspace, 'shell'), uniqueName: 'shell', mode: 'production' });
  const entry = join(workspace, 'shell/src/mono.generated.js');
  return {
    ...base,
    name: 'mono',
    devtool: false,
    entry: { main: entry },
    output: { ...base.output, path: outputFolder },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [entry]: monoSource(workspace, remotes, widgets) }),
    ],
  };
}

function monoSource(
  workspace: string,
  remotes: readonly RemoteDescriptor[],
  widgets: MonoOptions['widgets'],
): string {
  const entries = remotes.flatMap((remote) =>
    Object.entries(remote.exposes).map(([exposed, file]) => ({
      remote: remote.name,
      exposed,
      file: JSON.stringify(join(workspace, remote.package, file)),
      isLazy: exposed !== './routes' && widgets === 'lazy',
    })),
  );
  const imports = entries.map(({ file, isLazy }, index) =>
    isLazy ? '' : `import * as m${index} from ${file};`,
  );
  const cases = entries.map(({ remote, exposed, file, isLazy }, index) => {
    const load = isLazy ? `import(${file})` : `Promise.resolve(m${index})`;
    return `  ${JSON.stringify(`${remote} ${exposed}`)}: () => ${load},`;
  });
  return `
import './boot/no-evaluation.ts';
import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';
import '@shortlist/design-system/fonts.css';
import { bundledRemotes } from '@shortlist/platform/host';
import { boot } from './boot/boot.tsx';
${imports.join('\n')}
boot(bundledRemotes({
${cases.join('\n')}
}));
`;
}
