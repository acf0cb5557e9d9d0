import { join } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { Provided, ShellRelease } from '@shortlist/platform/release-set';
import { budget } from '../../shell/budget.ts';
import { SHELL_PAGES } from '../../shell/src/boot/paths.ts';
import { type OtherReact, otherReacts } from '../preset/other-reacts.ts';
import { federationRuntime, type SharedModule, sharedModules } from '../preset/shared-modules.ts';
import { shellConfig } from '../preset/shell-config.ts';
import { bundledPackages } from './bundled-packages.ts';
import { loadedAtStart, loadedByName, loadedWith } from './chunks.ts';
import { compile } from './compile.ts';
import { sharesOf } from './package-shares.ts';
import { prerenderPages } from './prerender.ts';
import { keepSourceMaps } from './source-maps.ts';

/** What only the compilation knows of the shell. */
export interface ShellBuild {
  readonly dependencies: string[];
  readonly release: Pick<
    ShellRelease,
    | 'kind'
    | 'package'
    | 'main'
    | 'shares'
    | 'budget'
    | 'pages'
    | 'provides'
    | 'otherReacts'
    | 'packages'
    | 'maps'
  >;
}

/** Compiles the shell into `outputFolder`. */
export async function buildShell(folder: string, outputFolder: string): Promise<ShellBuild> {
  const { dependencies, release } = await compileShell(folder, outputFolder);
  const aheadOnes = SHELL_PAGES.filter((page) => 'isRenderedAhead' in page).map(({ path }) => path);
  const ahead = await prerenderPages(folder, outputFolder, aheadOnes);
  const pages = release.pages.map((page) => ({ ...page, html: ahead.html[page.path] }));
  const shares = sharesOf(outputFolder, release.main.js[0] ?? '');
  const maps = keepSourceMaps(outputFolder, 'shell');
  return {
    dependencies: [...dependencies, ...ahead.dependencies],
    release: { ...release, shares, pages, maps },
  };
}

interface CompiledShell {
  readonly dependencies: readonly string[];
  readonly release: Omit<ShellBuild['release'], 'maps'>;
}

function compileShell(folder: string, outputFolder: string): Promise<CompiledShell> {
  return compile(shellConfig(folder, { outputFolder }), (compilation) => {
    const { js, css } = loadedAtStart(compilation, 'main');
    return {
      dependencies: [...compilation.fileDependencies],
      release: {
        kind: 'shell',
        package: 'shell',
        main: { js, css },
        shares: {},
        budget,
        pages: pagesOf(compilation, folder),
        provides: provided(compilation, sharedModules()),
        otherReacts: Object.fromEntries(
          otherReacts(folder).map((other) => [other.major, provided(compilation, withStart(other))]),
        ),
        packages: bundledPackages(compilation),
      },
    };
  });
}

function pagesOf(compilation: Compilation, folder: string): ShellRelease['pages'] {
  return SHELL_PAGES.map(({ path, module }) => {
    const loaded = loadedWith(compilation, join(folder, module));
    return { path, js: loaded?.js ?? [], css: loaded?.css ?? [] };
  });
}

/** What stands in the first file for the page's own React comes in the first chunk of another. */
const withStart = ({ chunk, modules }: OtherReact): SharedModule[] =>
  modules.map((shared) => ({ ...shared, chunk: shared.chunk ?? chunk }));

function provided(compilation: Compilation, modules: readonly SharedModule[]): Provided {
  const all = [...modules, { ...federationRuntime(), chunk: 'federation' }];
  return Object.fromEntries(
    all.map(({ name, version, chunk }) => [name, { version, ...filesOf(compilation, chunk) }]),
  );
}

function filesOf(compilation: Compilation, chunk: string | null): { js: string[]; css: string[] } {
  const { js, css } = chunk ? loadedByName(compilation, chunk) : NOTHING;
  return { js, css };
}

const NOTHING = { js: [], css: [] };
