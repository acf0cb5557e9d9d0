import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherReacts } from '../preset/other-reacts.ts';
import { sharedModules } from '../preset/shared-modules.ts';
import { shellConfig } from '../preset/shell-config.ts';
import { nextReact } from '../preset/testing/next-react.ts';
import { compile } from './compile.ts';
import { WORKSPACE } from './packages.ts';

const next = nextReact();
const names = { react: `react-${next.major}`, 'react-dom': `react-dom-${next.major}` };

/** The files of all modules of a build, each as often as it is there, and those of the chunk of the other React. */
interface Compiled {
  readonly all: readonly string[];
  readonly ofOther: readonly string[];
}

const isNoComponent = ({ name }: { readonly name: string }) => !name.startsWith('@shortlist/design-system');

const filesIn = (modules: readonly Module[]) => modules.map((module) => module.nameForCondition() ?? '');

let folder: string;
let compiled: Compiled;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-other-react-'));
  next.installInto(folder, names);
  const dependencies = Object.fromEntries(
    Object.entries(names).map(([name, alias]) => [alias, `npm:${name}@${next.major}.0.0`]),
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const others = otherReacts(folder).map((other) => ({
    ...other,
    modules: other.modules.filter(isNoComponent),
  }));
  const options = {
    outputFolder: join(folder, 'dist'),
    others,
    provides: sharedModules().filter(isNoComponent),
  };
  compiled = await compile(shellConfig(join(WORKSPACE, 'shell'), options), filesOf);
});
afterAll(() => rm(folder, { recursive: true }));

function filesOf(compilation: Compilation): Compiled {
  const { chunkGraph, chunks } = compilation;
  const inChunks = [...chunks].map((chunk) => ({
    name: chunk.name,
    modules: chunkGraph.getChunkModules(chunk).flatMap(allOf),
  }));
  return {
    all: filesIn([...new Set(inChunks.flatMap(({ modules }) => modules))]),
    ofOther: filesIn(inChunks.find(({ name }) => name === names.react)?.modules ?? []),
  };
}

/** A module, and those that were joined into it. */
function allOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}

const timesOf = (end: string): number => compiled.all.filter((file) => file.endsWith(end)).length;

test('[TM-06] what has no React in it is there once for all Reacts, and the rest once for each', () => {
  expect(timesOf('platform/src/session/session-store.ts')).toBe(1);
  expect(timesOf('platform/src/queries/query-client.ts')).toBe(1);
  expect(timesOf('platform/src/session/session.ts')).toBe(2);
  expect(timesOf('platform/src/boundary/RemoteWidget.tsx')).toBe(2);
});

test('[TM-06] what is there for the other React uses that one alone', () => {
  const reacts = compiled.ofOther.filter((file) => /\/react(?:-dom)?(?:-\d+)?\/cjs\//.test(file));

  expect(reacts.some((file) => file.includes(`/${names.react}/`))).toBe(true);
  expect(reacts.some((file) => file.includes(`/${names['react-dom']}/`))).toBe(true);
  expect(reacts.filter((file) => !file.startsWith(folder))).toEqual([]);
});
