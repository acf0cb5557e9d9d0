import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { WORKSPACE } from '../build/packages.ts';
import { compileTypeScript } from './browser-package.ts';
import type { Manifest } from './published-manifest.ts';

/** Packages of ours that are published themselves; the others become part of who imports them. */
const APART = /^@shortlist\/(?:api-contract|platform|design-system|remote-kit)(?:\/|$)/;

/**
 * Compiles a program and all of this checkout that it imports to `dist/`, each file at its path in the checkout.
 *
 * @throws Error when it imports what its package.json doesn't name.
 */
export async function compileProgram(
  folder: string,
  staged: string,
  entries: readonly string[],
): Promise<void> {
  const bundle = await rolldown({
    input: entries.map((entry) => join(folder, entry)),
    platform: 'node',
    external: (id) => /^(?:[^./\0@]|@(?!shortlist\/))/.test(id) || APART.test(id),
    treeshake: { moduleSideEffects: false },
  });
  const dist = join(staged, 'dist');
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: WORKSPACE,
    entryFileNames: '[name].js',
  });
  await bundle.close();
  const imports = output.flatMap((part) =>
    part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [],
  );
  requireNamed(
    folder,
    imports.filter((id) => /^(?:@|[a-z])/.test(id) && !id.endsWith('.js')),
  );
  const typed = entries.filter((entry) => !entry.endsWith('main.ts')).map((entry) => join(folder, entry));
  if (typed.length > 0)
    compileTypeScript({ rootDir: WORKSPACE, outDir: dist, emitDeclarationOnly: true }, typed);
}

function requireNamed(folder: string, imports: readonly string[]): void {
  const { name, dependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const packages = imports
    .filter((id) => !id.startsWith('node:'))
    .map((id) =>
      id
        .split('/')
        .slice(0, id.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  const missing = [...new Set(packages)].filter((each) => !Object.hasOwn(dependencies, each));
  if (missing.length > 0)
    throw new Error(`${name} imports ${missing.join(', ')}, which its package.json doesn't name.`);
}
