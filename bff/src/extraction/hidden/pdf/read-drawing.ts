import { getResolvedPDFJS } from 'unpdf';
import type { Drawing } from './drawing.ts';
import { Pen, type Surroundings } from './pen.ts';
import { shapeActions } from './shape-actions.ts';
import { stateActions } from './state-actions.ts';
import { textActions } from './text-actions.ts';

/** The signs of a page with what belongs to each. */
export interface Signs {
  readonly fnArray: ArrayLike<number>;
  readonly argsArray: readonly unknown[];
}

/** Follows the signs of a page: which letters and shapes it draws, where, how, and in which order. */
export async function readDrawing(signs: Signs, surroundings: Surroundings): Promise<Drawing> {
  const { OPS } = await getResolvedPDFJS();
  const pen = new Pen(surroundings);
  const actions = new Map([...shapeActions(OPS, pen), ...stateActions(OPS, pen), ...textActions(OPS, pen)]);
  for (const [index, args] of signs.argsArray.entries()) {
    pen.order = index;
    actions.get(signs.fnArray[index] ?? -1)?.((args ?? []) as readonly unknown[]);
  }
  const runs = pen.runs.map((run) => {
    const through = pen.shownThrough.get(run);
    return through === undefined || !run.isInvisible ? run : { ...run, isInvisible: false, colour: through };
  });
  return { runs, paints: pen.paints };
}
