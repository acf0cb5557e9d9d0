import { getResolvedPDFJS } from 'unpdf';
import type { Drawing, Run } from './drawing.ts';
import { GraphicsInterpreter, type PageContext } from './graphics-interpreter.ts';
import type { OperatorList } from './operator-handlers.ts';
import { shapeActions } from './shape-actions.ts';
import { graphicsStateOperators } from './state-actions.ts';
import { textActions } from './text-actions.ts';

/** Follows signs on a sheet: which letters and shapes they draw, where, how, and in which order. */
export type Follow = (signs: OperatorList, surroundings: Omit<PageContext, 'follow'>) => Drawing;

/** What follows the signs of a page, and of what is drawn in it by signs of its own. */
export async function createOperatorReader(): Promise<Follow> {
  const { OPS } = await getResolvedPDFJS();
  const follow: Follow = (signs, surroundings) => {
    const pen = new GraphicsInterpreter({
      ...surroundings,
      follow: (own, page) => follow(own, { ...surroundings, page }),
    });
    const actions = new Map([
      ...shapeActions(OPS, pen),
      ...graphicsStateOperators(OPS, pen),
      ...textActions(OPS, pen),
    ]);
    for (const [index, args] of signs.argsArray.entries()) {
      pen.order = index;
      actions.get(signs.fnArray[index] ?? -1)?.((args ?? []) as readonly unknown[]);
    }
    const { paints, shown, groups } = pen;
    return { runs: pen.runs.map((run) => asShown(run, pen)), paints, shown, masks: groups.masks };
  };
  return follow;
}

/** Letters that only cut have the color of what is seen through them. */
function asShown(run: Run, { shownThrough }: GraphicsInterpreter): Run {
  const through = shownThrough.get(run);
  return through === undefined || !run.isInvisible ? run : { ...run, isInvisible: false, color: through };
}
