import { type Color, readColor } from '../color.ts';
import { type Fill, UNKNOWN_FILLING } from './fill.ts';
import type { OperatorList, Ops } from './operator-handlers.ts';

/** Each gradient that a page draws with, by the reader's name for it. */
export async function readGradients(
  signs: OperatorList,
  OPS: Ops,
  read: (name: string) => Promise<unknown>,
): Promise<ReadonlyMap<unknown, Fill>> {
  const names = new Set<string>();
  gatherNames(signs, OPS, names);
  const found = [...names].map(async (name) => [name, fillingOf(await read(name))] as const);
  return new Map(await Promise.all(found));
}

/** Drawings that are repeated have gradients too. */
function gatherNames({ fnArray, argsArray }: OperatorList, OPS: Ops, names: Set<string>): void {
  for (const [index, args] of argsArray.entries()) {
    const sign = fnArray[index];
    if (sign !== OPS.setFillColorN && sign !== OPS.setStrokeColorN && sign !== OPS.shadingFill) continue;
    const [first, second, tile] = (args ?? []) as unknown[];
    const name = sign === OPS.shadingFill ? first : first === 'Shading' ? second : undefined;
    if (typeof name === 'string') names.add(name);
    if (first === 'TilingPattern') gatherNames(tile as OperatorList, OPS, names);
  }
}

/**
 * The reader lists the stops of a gradient along a line or a ring, those where it ends among them; of other kinds nothing is
 * known. One along a line that does not end covers all.
 */
function fillingOf(pattern: unknown): Fill {
  if (!Array.isArray(pattern) || pattern[0] !== 'RadialAxial' || !Array.isArray(pattern[3]))
    return UNKNOWN_FILLING;
  const stops = pattern[3].map((stop: unknown) => (Array.isArray(stop) ? readColor(stop[1]) : null));
  const colors = stops.filter((color): color is Color => color !== null);
  if (colors.length === 0) return UNKNOWN_FILLING;
  return {
    ink: [...new Map(colors.map((each) => [each.join(), each])).values()],
    alpha: 1,
    isWhole: pattern[1] === 'axial' && !pattern[2] && colors.length === stops.length,
  };
}
