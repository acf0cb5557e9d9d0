import type { Glyph } from './draw-text.ts';
import { IDENTITY, multiply, toMatrix } from './geometry.ts';
import type { GraphicsInterpreter } from './graphics-interpreter.ts';
import type { Action, Ops } from './operator-handlers.ts';

/** Letters. */
export function textActions(OPS: Ops, pen: GraphicsInterpreter): [number, Action][] {
  const moveLine = (x: unknown, y: unknown) => {
    const lineMatrix = multiply(pen.state.lineMatrix, [1, 0, 0, 1, Number(x), Number(y)]);
    pen.set({ lineMatrix, textMatrix: lineMatrix });
  };
  const setMatrix = (matrix: unknown) => {
    pen.set({ lineMatrix: toMatrix(matrix), textMatrix: toMatrix(matrix) });
  };
  return [
    [OPS.beginText, () => setMatrix(IDENTITY)],
    [OPS.endText, () => pen.clipToLetters()],
    [OPS.setTextMatrix, ([matrix]) => setMatrix(matrix)],
    [OPS.moveText, ([x, y]) => moveLine(x, y)],
    [
      OPS.setLeadingMoveText,
      ([x, y]) => {
        pen.set({ leading: -Number(y) });
        moveLine(x, y);
      },
    ],
    [OPS.nextLine, () => moveLine(0, -pen.state.leading)],
    [OPS.setFont, ([name, size]) => pen.setFont(name, size)],
    [OPS.setCharSpacing, ([value]) => pen.set({ letterSpacing: Number(value) })],
    [OPS.setWordSpacing, ([value]) => pen.set({ wordSpacing: Number(value) })],
    [OPS.setHScale, ([value]) => pen.set({ widthScale: Number(value) / 100 })],
    [OPS.setLeading, ([value]) => pen.set({ leading: Number(value) })],
    [OPS.setTextRise, ([value]) => pen.set({ rise: Number(value) })],
    [OPS.setTextRenderingMode, ([value]) => pen.set({ mode: Number(value) })],
    [OPS.showText, ([glyphs]) => pen.drawText(glyphs as (Glyph | number | null)[])],
  ];
}
