import { type Colour, type Ink, readColour } from '../colour.ts';
import type { Signs } from './read-drawing.ts';
import type { Ops } from './sign-actions.ts';

/** The colours of each gradient that a page draws with, by the reader's name for it. */
export async function readGradients(
  { fnArray, argsArray }: Signs,
  OPS: Ops,
  read: (name: string) => Promise<unknown>,
): Promise<ReadonlyMap<unknown, Ink>> {
  const names = new Set<string>();
  for (const [index, args] of argsArray.entries()) {
    const [first, second] = (args ?? []) as unknown[];
    const sign = fnArray[index];
    const isColour = (sign === OPS.setFillColorN || sign === OPS.setStrokeColorN) && first === 'Shading';
    const name = isColour ? second : sign === OPS.shadingFill ? first : undefined;
    if (typeof name === 'string') names.add(name);
  }
  const found = [...names].map(async (name) => [name, coloursOf(await read(name))] as const);
  return new Map(await Promise.all(found));
}

/** The reader lists the stops of a gradient along a line or a ring; of other kinds nothing is known. */
function coloursOf(pattern: unknown): Ink {
  if (!Array.isArray(pattern) || pattern[0] !== 'RadialAxial' || !Array.isArray(pattern[3])) return null;
  const colours = pattern[3].flatMap((stop: unknown): Colour[] => {
    const colour = Array.isArray(stop) ? readColour(stop[1]) : null;
    return colour === null ? [] : [colour];
  });
  return colours.length === 0 ? null : [...new Map(colours.map((each) => [each.join(), each])).values()];
}
