import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { remotePackages, WORKSPACE, workspaceOf } from '../build/packages.ts';

/** A part of a step that is green or not by itself: the tests of a package, a journey. */
export interface Suite {
  /** Unique within its step. */
  readonly name: string;
  /** Folders and files, from the top folder, on whose content its outcome depends. */
  readonly inputs: readonly string[];
  /** What its test files begin with, from the top folder. */
  readonly prefix: string;
}

/** What every test depends on, beside its own package. */
const RUNNER = ['package-lock.json', 'vitest.config.ts', 'tooling/test', 'tooling/processes'];

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** A package and those of this repository that it depends on at run time, as folders from the top folder. */
export function withDependencies(packageName: string): string[] {
  const names = new Set([packageName]);
  for (const name of names) {
    const path = join(WORKSPACE, workspaceOf(name), 'package.json');
    const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')) as unknown);
    for (const dependency of Object.keys(manifest.dependencies))
      if (dependency.startsWith('@shortlist/')) names.add(dependency.slice('@shortlist/'.length));
  }
  return [...names].map(workspaceOf).sort();
}

/** The whole repository as one suite. */
export const everything: Suite = { name: 'everything', inputs: ['.'], prefix: '' };

/** The unit tests, a suite for each package. Those of `tooling` look at all packages. */
export function unitSuites(): Suite[] {
  const inBrowser = ['platform', 'design-system', ...remotePackages()];
  return [
    suiteOf('api-contract', 'api-contract'),
    {
      name: 'engine',
      inputs: [...withDependencies('engine'), ...RUNNER, 'bff/fixtures'],
      prefix: 'bff/engine/',
    },
    { ...suiteOf('tooling', 'tooling'), inputs: ['.'] },
    ...inBrowser.map((name) => suiteOf(name, name)),
    suiteOf('shell', 'shell/src'),
    suiteOf('edge', 'shell/server', 'shell'),
  ];
}

function suiteOf(name: string, folder: string, owner = name): Suite {
  return { name, inputs: [...withDependencies(owner), ...RUNNER], prefix: `${folder}/` };
}

/** The tests of the BFF. */
export function bffSuites(): Suite[] {
  const inputs = [...withDependencies('bff'), ...RUNNER, 'tooling/postgres', 'docs/access.md'];
  return [{ name: 'bff', inputs, prefix: 'bff/' }];
}

/** The stories, a suite for each package that has some. */
export function storySuites(): Suite[] {
  const files = globSync('{platform,design-system,shell,mfe-*}/src/**/*.stories.tsx', { cwd: WORKSPACE });
  const gate = ['tooling/visual-tests', 'tooling/storybook', 'tooling/browser', 'design-system/.storybook'];
  return [...new Set(files.map((file) => file.split('/')[0] ?? ''))].sort().map((name) => ({
    name,
    inputs: [...withDependencies(name), 'package-lock.json', ...gate],
    prefix: `${name}/`,
  }));
}

/** Everything that a page of the product is made of, beside the remotes. */
function product(): string[] {
  return ['shell', 'bff', 'tooling', 'package-lock.json', ...withDependencies('shell')];
}

/** The contract kit, a suite for each remote, and one for the fixtures that must not pass. */
export function kitSuites(): Suite[] {
  const prefix = 'tooling/contract-tests/suite/';
  return [
    ...remotePackages().map((name) => ({ name, inputs: [name, ...product()], prefix })),
    { name: 'faulty-remotes', inputs: product(), prefix },
  ];
}

/** Where a journey keeps which remotes its pages have loaded: names, one a line. */
export const LOADED_REMOTES: string = join(WORKSPACE, '.cache/test/journeys');

/** The journeys, a suite for each file; it depends on the remotes whose code its pages loaded when it last ran. */
export function journeySuites(): Suite[] {
  const shared = globSync('e2e/*', { cwd: WORKSPACE }).filter((path) => !path.endsWith('/journeys'));
  return globSync('e2e/**/*.e2e.ts', { cwd: WORKSPACE, exclude: ['**/node_modules/**'] })
    .sort()
    .map((file) => ({
      name: file,
      inputs: [file, 'docker-compose.yml', ...shared, ...product(), ...loadedRemotes(file)],
      prefix: file,
    }));
}

function loadedRemotes(file: string): string[] {
  const kept = join(LOADED_REMOTES, `${file}.txt`);
  if (!existsSync(kept)) return remotePackages();
  return readFileSync(kept, 'utf8').split('\n').filter(Boolean);
}
