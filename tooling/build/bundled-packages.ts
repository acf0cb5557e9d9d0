import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import type { BundledPackage } from '@shortlist/platform/release-set';

/** A folder of an installed package, also of one inside another's. */
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Packages of others whose code or files are part of a build, with the license that their manifest names. */
export function bundledPackages(compilation: Compilation): BundledPackage[] {
  const folders = new Set<string>();
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk).flatMap(withJoined)) {
      const [, folder] = PACKAGE.exec(module.nameForCondition() ?? '') ?? [];
      if (folder) folders.add(folder);
    }
  }
  return [...folders].sort().flatMap(manifestIn);
}

/** Modules that the compiler has written into one are not listed beside it. */
function withJoined(module: Module): Module[] {
  return 'modules' in module ? [module, ...(module.modules as Module[])] : [module];
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
}

/** An installed package with the license that its manifest names; nothing where none is installed. */
export function manifestIn(folder: string): BundledPackage[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { name = '', version = '', license } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return [{ name, version, licence: (typeof license === 'string' ? license : license?.type) ?? '' }];
}
