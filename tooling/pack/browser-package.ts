import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import type { Manifest } from './published-manifest.ts';

/** Compiles what a package exports, and all that it imports of itself, to `dist/`: one file each, with its types and style sheets. */
export async function compileBrowserPackage(folder: string, staged: string): Promise<void> {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const dist = join(staged, 'dist');
  compileTypeScript(
    { rootDir: join(folder, 'src'), outDir: dist, emitDeclarationOnly: false },
    Object.values(exports)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  for (const file of globSync('**/*.css', { cwd: join(folder, 'src') }))
    cpSync(join(folder, 'src', file), join(dist, file), { recursive: true });
}

interface CompilerOptions {
  readonly rootDir: string;
  readonly outDir: string;
  readonly emitDeclarationOnly: boolean;
}

/** The compiler names sources in declarations, which lie nowhere near them. */
function renameImports(folder: string): void {
  for (const name of globSync('**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(['"])(\.\.?\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'));
  }
}

/** Runs the compiler of types over some files of this checkout and what they import. */
export function compileTypeScript(options: CompilerOptions, include: readonly string[]): void {
  const settings = join(WORKSPACE, 'tooling/tsconfig');
  const file = join(WORKSPACE, '.cache/pack/tsconfig.json');
  const config = {
    extends: join(settings, 'browser.json'),
    compilerOptions: {
      composite: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      types: ['react', 'react-dom', 'node'],
      ...options,
    },
    include: [...include, join(settings, 'css-modules.d.ts')],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(file, JSON.stringify(config));
  try {
    execFileSync('tsc', ['-p', file], {
      cwd: WORKSPACE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(`The types can't be compiled.\n${(error as { stdout?: string }).stdout}`, {
      cause: error,
    });
  } finally {
    rmSync(file);
  }
  renameImports(options.outDir);
}
