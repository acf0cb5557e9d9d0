import { hash } from 'node:crypto';
import { SourceMap } from 'node:module';
import { z } from 'zod';

/** A source map as the build keeps it: https://tc39.es/ecma426/, with the functions of each source. */
const KeptMap = z.looseObject({
  version: z.literal(3),
  file: z.string().default(''),
  sources: z.array(z.string()),
  names: z.array(z.string()).default([]),
  mappings: z.string(),
  /** Name, first and last place of each function, lines and columns from zero, outer ones first. */
  x_functions: z
    .array(z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])))
    .default([]),
});
type KeptMap = z.infer<typeof KeptMap>;

/** A place in a script, line and column from one, as a stack names it. */
export interface ScriptPlace {
  readonly line: number;
  readonly column: number;
}

/** A source map and the places that are looked up in it. */
export interface Lookup {
  readonly content: Uint8Array;
  /** `sha384-...` of it, as its release says. */
  readonly integrity: string;
  readonly places: readonly ScriptPlace[];
}

/**
 * Where places of a script lie in its sources, `mfe-jobs/src/job-list/JobRow.tsx:12:5 JobRow`; null where the map does not
 * say it. Its time grows with the size of the map and with the number of places.
 *
 * @throws Error when it isn't the map that was released, or none at all.
 */
export function locate({ content, integrity, places }: Lookup): (string | null)[] {
  if (`sha384-${hash('sha384', content, 'base64')}` !== integrity)
    throw new Error('The source map was changed after its release.');
  const kept = KeptMap.parse(JSON.parse(Buffer.from(content).toString()));
  const map = new SourceMap({ ...kept, sourcesContent: [], sourceRoot: '' });
  return places.map((place) => sourceOf(map, kept, place));
}

function sourceOf(map: SourceMap, kept: KeptMap, { line, column }: ScriptPlace): string | null {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || entry.generatedLine !== line - 1) return null;
  const { originalSource, originalLine, originalColumn } = entry;
  if (typeof originalSource !== 'string') return null;
  const functions = kept.x_functions[kept.sources.indexOf(originalSource)] ?? [];
  const inside = functions.findLast(([, ...place]) => isInside(place, originalLine, originalColumn));
  return `${originalSource}:${originalLine + 1}:${originalColumn + 1} ${inside?.[0] ?? ''}`.trim();
}

function isInside(
  [startLine, startColumn, endLine, endColumn]: readonly [number, number, number, number],
  line: number,
  column: number,
): boolean {
  const isAfterStart = line > startLine || (line === startLine && column >= startColumn);
  return isAfterStart && (line < endLine || (line === endLine && column < endColumn));
}
