import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chunk, Compilation, Module } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AT_START, type SharedModule, sharedModules } from '../preset/shared-modules.ts';
import { shellConfig } from '../preset/shell-config.ts';
import { compile } from './compile.ts';
import { WORKSPACE } from './packages.ts';

const SHELL = join(WORKSPACE, 'shell');
const isComponent = ({ name }: SharedModule) => name.startsWith('@shortlist/design-system/');

/** The modules in each chunk of the shell, and which components of the design system they are. */
type Chunks = readonly {
  readonly name: string;
  readonly components: ReadonlySet<string>;
  readonly modules: readonly string[];
}[];

let folder: string;
/** As it ships, and as it would be if it provided no component to remotes. */
let shipped: Chunks;
let bare: Chunks;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-shell-start-'));
  shipped = await compile(shellConfig(SHELL, { outputFolder: folder }), chunksOf);
  const provides = sharedModules().filter((module) => !isComponent(module));
  bare = await compile(shellConfig(SHELL, { outputFolder: folder, provides }), chunksOf);
});
afterAll(() => rm(folder, { recursive: true }));

function chunksOf(compilation: Compilation): Chunks {
  return [...compilation.chunks].map((chunk) => ({
    name: chunk.name ?? '',
    components: componentsOf(compilation, chunk),
    modules: modulesIn(compilation, chunk).map((module) => module.nameForCondition() ?? ''),
  }));
}

function componentsOf(compilation: Compilation, chunk: Chunk): Set<string> {
  const names = modulesIn(compilation, chunk).map(componentOf);
  return new Set(names.filter((name) => name !== undefined));
}

const modulesIn = ({ chunkGraph }: Compilation, chunk: Chunk) =>
  chunkGraph.getChunkModules(chunk).flatMap(allOf);

/** A module, and those that were joined into it. */
function allOf(module: Module): Module[] {
  return [module, ...('modules' in module ? (module.modules as Module[]) : [])];
}

function componentOf(module: Module): string | undefined {
  return /design-system[\\/]src[\\/]([A-Z]\w+)[\\/]/.exec(module.nameForCondition() ?? '')?.[1];
}

const startOf = (chunks: Chunks) => chunks.find(({ name }) => name === 'main')?.components ?? new Set();

test('a page of the shell begins with the components that the shell and the platform show, and with no others', () => {
  expect([...startOf(shipped)].toSorted()).toEqual([...startOf(bare)].toSorted());
});

test('every component that is named as one of the start is one', () => {
  const shown = startOf(bare);

  expect(AT_START.filter((name) => !shown.has(name))).toEqual([]);
});

test('every other component is in the chunk that is named for it', () => {
  const inChunks = sharedModules().filter((module) => isComponent(module) && module.chunk !== null);
  const missing = inChunks.filter(({ chunk }) => !shipped.some(({ name }) => name === chunk));

  expect(missing).toEqual([]);
});

test("components take the reader's locale from the platform, which doesn't ask the browser for all of its own", () => {
  const modules = new Set(shipped.flatMap((chunk) => chunk.modules));

  expect([...modules].filter((name) => /useDefaultLocale|default-locale/.test(name))).toEqual([
    join(WORKSPACE, 'platform/src/format/default-locale.ts'),
  ]);
});
