import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { WORKSPACE, workspaceOf } from '../build/packages.ts';
import { ownServices, programOf } from './compose-file.ts';
import { readStages, type Stage } from './dockerfile.ts';
import { loadedBy } from './imports.ts';

const stages = readStages();

/** Named by an `import()` of what builds and checks releases, which no container does. */
const NEVER_LOADED = [
  'tooling/build/build-remote.ts',
  'tooling/build/build-shell.ts',
  'tooling/checks/rules.ts',
  'tooling/checks/own-tests.ts',
  'tooling/browser/launch-browser.ts',
];

const started = Object.entries(ownServices()).map(([name, service]) => {
  const [entry = ''] = programOf(service);
  const stage = stages.get(service.image.replace('shortlist-', ''));
  return { name, stage, loaded: loadedBy(entry, NEVER_LOADED) };
});

/** Everything that `npm ci --omit=dev --workspace=…` installs by name: the dependencies of a workspace, and of ours among them. */
function installedFor(workspace: string): ReadonlySet<string> {
  const installed = new Set<string>();
  const waiting = [workspace];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { name, dependencies } = readManifest(folder);
    installed.add(name);
    for (const dependency of Object.keys(dependencies).filter((each) => !installed.has(each))) {
      installed.add(dependency);
      if (dependency.startsWith('@shortlist/'))
        waiting.push(workspaceOf(dependency.replace('@shortlist/', '')));
    }
  }
  return installed;
}

const Manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const readManifest = (folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')));

const isCopied = ({ copied }: Stage, file: string): boolean =>
  copied.some((path) => file === path || file.startsWith(`${path}/`));

test('every source that the Dockerfile copies is there', () => {
  const sources = [...stages.values()].flatMap(({ copied }) => copied);

  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((path) => !existsSync(join(WORKSPACE, path)))).toEqual([]);
});

test.each(started)('the image of $name holds every file that its process loads', ({ stage, loaded }) => {
  if (!stage) throw new Error('The Dockerfile has no such stage.');

  expect([...loaded.files].filter((file) => !isCopied(stage, file))).toEqual([]);
  expect(loaded.files.size).toBeGreaterThan(2);
});

test.each(started)('the image of $name holds every package that its process loads', ({ stage, loaded }) => {
  const installed = installedFor(stage?.workspace ?? '');

  const missing = [...loaded.packages].filter(([name]) => !installed.has(name));

  expect(missing).toEqual([]);
});

test('no compiler, browser or test runner comes into an image', () => {
  const never = ['@rspack/core', 'typescript', 'vitest', 'playwright-core', 'storybook', 'ajv'];

  for (const { stage } of started) {
    const installed = installedFor(stage?.workspace ?? '');
    expect(never.filter((name) => installed.has(name))).toEqual([]);
  }
});

test('no process runs as root, and Node is the one that the checkout carries', () => {
  expect(started.map(({ stage }) => stage?.user)).toEqual(started.map(() => 'node'));
  const dockerfile = readFileSync(join(WORKSPACE, 'Dockerfile'), 'utf8');
  expect(dockerfile).toContain(`FROM node:${readManifest('.').devDependencies.node}-`);
});
