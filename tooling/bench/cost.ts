import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type RspackOptions, rspack } from '@rspack/core';
import { compile } from '../build/compile.ts';
import { baseConfig } from '../preset/base-config.ts';
import { componentsOfDesignSystem } from '../preset/shared-modules.ts';
import { killWithParent } from '../processes/end.ts';

const FOLDER = join(import.meta.dirname, '..');

/** What a page has anyway. */
const REACT = { react: 'React', 'react-dom': 'ReactDOM', 'react/jsx-runtime': 'JSX' };

interface Cost {
  /** Bytes of script and of style sheet, gzip. */
  readonly js: number;
  readonly css: number;
}

/** Prints what each component adds to an empty page that has React, and what it adds to one that has the button. */
async function main(): Promise<void> {
  const output = await mkdtemp(join(tmpdir(), 'shortlist-cost-'));
  const costOf = (components: readonly string[]) => measure(components, output);
  try {
    const names = componentsOfDesignSystem();
    const empty = await costOf([]);
    const button = await costOf(['Button']);
    console.log('gzip, kB              alone     CSS   beside Button');
    for (const name of names) {
      const alone = await costOf([name]);
      const beside = await costOf(['Button', name]);
      print(name, minus(alone, empty), beside.js - button.js);
    }
    print('all together', minus(await costOf(names), empty));
  } finally {
    await rm(output, { recursive: true });
  }
}

function print(name: string, { js, css }: Cost, beside?: number): void {
  const figures = [js, css, ...(beside === undefined ? [] : [beside])];
  console.log(name.padEnd(20) + figures.map((bytes) => (bytes / 1000).toFixed(1).padStart(8)).join(''));
}

function minus(one: Cost, other: Cost): Cost {
  return { js: one.js - other.js, css: one.css - other.css };
}

async function measure(components: readonly string[], output: string): Promise<Cost> {
  await compile(configOf(components, output), () => null);
  const sizeOf = (ending: string) =>
    readdirSync(output)
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(output, file))).byteLength, 0);
  return { js: sizeOf('.js'), css: sizeOf('.css') };
}

function configOf(components: readonly string[], output: string): RspackOptions {
  const base = baseConfig({ folder: FOLDER, uniqueName: 'cost', mode: 'production' });
  const entry = join(FOLDER, 'node_modules/.shortlist/cost.js');
  const kept = components.map(
    (name, index) =>
      `import * as m${index} from '@shortlist/design-system/${name}'; globalThis.kept${index} = m${index};`,
  );
  return {
    ...base,
    entry: { main: entry },
    externals: REACT,
    output: { ...base.output, path: output },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [entry]: kept.join('\n') }),
    ],
  };
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
