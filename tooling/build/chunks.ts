import type { Chunk, ChunkGroup, Compilation } from '@rspack/core';
import type { Assets } from '@shortlist/platform/release-set';

/** Files of a group of chunks that load together, and the shared modules they import. */
export interface LoadedTogether extends Assets {
  readonly shared: string[];
}

/**
 * What is fetched when `file` is imported dynamically; undefined when no dynamic import leads to it.
 *
 * @param file absolute path.
 */
export function loadedWith(compilation: Compilation, file: string): LoadedTogether | undefined {
  const groups: ChunkGroup[] = [];
  for (const chunk of compilation.chunks) {
    if (holds(compilation, chunk, file)) groups.push(...chunk.groupsIterable);
  }
  const smallest = groups.sort((a, b) => a.chunks.length - b.chunks.length)[0];
  return smallest && describe(compilation, smallest.chunks);
}

/** What is fetched with a chunk that was given a name where it is imported. */
export function loadedByName(compilation: Compilation, name: string): LoadedTogether {
  const chunk = [...compilation.chunks].find((each) => each.name === name);
  const group = [...(chunk?.groupsIterable ?? [])].find((each) => each.name === name);
  return describe(compilation, group?.chunks ?? []);
}

/** What a page of the entry `name` starts with. */
export function loadedAtStart(compilation: Compilation, name: string): LoadedTogether {
  const entry = compilation.entrypoints.get(name);
  return describe(compilation, entry ? [...entry.chunks] : []);
}

function describe(compilation: Compilation, chunks: readonly Chunk[]): LoadedTogether {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((file) =>
    compilation.getAsset(file),
  );
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
    shared: [...new Set(chunks.flatMap((chunk) => consumedBy(compilation, chunk)))].sort(),
  };
}

function holds(compilation: Compilation, chunk: Chunk, file: string): boolean {
  return compilation.chunkGraph.getChunkModules(chunk).some((module) => module.nameForCondition() === file);
}

/** `consume shared module (default) @shortlist/platform@^1.0.0 (singleton) ...` */
const CONSUMED = /^consume shared module \([^)]*\) (@?[^@\s]+)@/;

function consumedBy(compilation: Compilation, chunk: Chunk): string[] {
  return compilation.chunkGraph
    .getChunkModules(chunk)
    .flatMap((module) => CONSUMED.exec(module.readableIdentifier())?.[1] ?? []);
}

/** Every shared module that the build imports anywhere. */
export function allConsumed(compilation: Compilation): string[] {
  return [...new Set([...compilation.chunks].flatMap((chunk) => consumedBy(compilation, chunk)))].sort();
}
