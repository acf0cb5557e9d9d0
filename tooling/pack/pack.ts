import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/build.ts';
import { WORKSPACE } from '../build/packages.ts';
import { compileBrowserPackage } from './browser-package.ts';
import { compileProgram } from './program-package.ts';
import { type Manifest, publishedManifest } from './published-manifest.ts';

/** What is published, each after those that it needs. */
const PUBLISHED: Readonly<Record<string, (folder: string, target: string) => Promise<void>>> = {
  'api-contract': compileBrowserPackage,
  'design-system': compileBrowserPackage,
  platform: compileBrowserPackage,
  'remote-kit': compileKit,
  'create-remote': compileCreate,
};

/**
 * Compiles every package that is published, and packs it as `npm publish` takes it.
 *
 * @returns the tarballs in `target`.
 */
export async function packAll(target: string): Promise<string[]> {
  mkdirSync(target, { recursive: true });
  const tarballs: string[] = [];
  for (const [name, compile] of Object.entries(PUBLISHED)) {
    const folder = join(WORKSPACE, name);
    const staged = join(WORKSPACE, '.cache/pack', name);
    rmSync(staged, { recursive: true, force: true });
    mkdirSync(staged, { recursive: true });
    await compile(folder, staged);
    const manifest = publishedManifest(manifestOf(name), manifestOf);
    writeFileSync(join(staged, 'package.json'), JSON.stringify(manifest, null, 2));
    for (const file of ['README.md', 'CHANGELOG.md'])
      if (existsSync(join(folder, file))) cpSync(join(folder, file), join(staged, file));
    cpSync(join(WORKSPACE, 'LICENSE'), join(staged, 'LICENSE'));
    const words = ['pack', '--silent', '--pack-destination', target];
    const tarball = execFileSync('npm', words, { cwd: staged, encoding: 'utf8' }).trim();
    tarballs.push(join(target, tarball));
  }
  return tarballs;
}

/** The package.json of a package that is installed, or of one of ours by its folder. */
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(WORKSPACE, 'node_modules', nameOf(name), 'package.json'), 'utf8')) as Manifest;

const nameOf = (name: string): string => (Object.hasOwn(PUBLISHED, name) ? `@shortlist/${name}` : name);

/** What runs from its sources in a page, or is read as text, is copied; the shell and the stage of the contract tests are built. */
async function compileKit(folder: string, staged: string): Promise<void> {
  await compileProgram(folder, staged, ['src/main.ts', 'src/index.ts', 'src/vitest.ts']);
  for (const part of ['dev/refresh', 'dev/standalone-host', 'contract-tests/in-page'])
    cpSync(join(WORKSPACE, 'tooling', part), join(staged, 'dist/tooling', part), { recursive: true });
  await buildAll(['shell']);
  const { buildPackage } = await import('../build/build-package.ts');
  const stage = join(WORKSPACE, 'tooling/contract-tests/stage');
  await buildPackage('kit-stage', { folder: stage, outputFolder: join(stage, 'dist') });
  for (const built of ['shell', 'tooling/contract-tests/stage'])
    cpSync(join(WORKSPACE, built, 'dist'), join(staged, 'dist', built, 'dist'), {
      recursive: true,
      filter: (file) => !file.includes('source-maps') && !file.endsWith('inputs.json'),
    });
  const settings = join(WORKSPACE, 'tooling/tsconfig');
  cpSync(join(settings, 'css-modules.d.ts'), join(staged, 'css-modules.d.ts'));
  writeFileSync(join(staged, 'tsconfig.json'), JSON.stringify(tsconfigOfRemote(settings), null, 2));
}

interface CompilerSettings {
  readonly compilerOptions: Readonly<Record<string, unknown>>;
}

/** The compiler's settings of the remotes here, for one that has no other package to refer to. */
function tsconfigOfRemote(settings: string): CompilerSettings {
  const read = (name: string) => JSON.parse(readFileSync(join(settings, name), 'utf8')) as CompilerSettings;
  const options = { ...read('base.json').compilerOptions, ...read('browser.json').compilerOptions };
  const types = ['react', 'react-dom', '@shortlist/remote-kit/css-modules'];
  const alone = { composite: false, emitDeclarationOnly: false, noEmit: true };
  return { compilerOptions: { ...options, ...alone, types } };
}

async function compileCreate(folder: string, staged: string): Promise<void> {
  await compileProgram(folder, staged, ['src/main.ts']);
  const template = 'tooling/create/template';
  cpSync(join(WORKSPACE, template), join(staged, 'dist', template), { recursive: true });
  writeFileSync(
    join(staged, 'dist/create-remote/src/versions.json'),
    JSON.stringify(versionsOfRemote(), null, 2),
  );
}

const versionsOf = (names: readonly string[], range = '') =>
  names.map((name) => [name, `${range}${manifestOf(name).version}`] as const);

/** What a new remote imports, and what it is tested with: the packages of this version, and of the rest what the remotes here have. */
function versionsOfRemote() {
  return {
    dependencies: Object.fromEntries([
      ...versionsOf(['@shortlist/api-contract', '@shortlist/design-system', '@shortlist/platform'], '^'),
      ...versionsOf(['lucide-react', 'react', 'react-dom']),
    ]),
    devDependencies: Object.fromEntries([
      ...versionsOf(['@shortlist/remote-kit'], '^'),
      ...versionsOf([
        '@testing-library/react',
        '@types/react',
        '@types/react-dom',
        'happy-dom',
        'msw',
        'typescript',
        'vitest',
      ]),
    ]),
  };
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const tarball of await packAll(positionals[0] ?? join(WORKSPACE, '.cache/packed')))
    console.log(tarball);
}

if (import.meta.main) await main();
