import type { GraphicsInterpreter } from './graphics-interpreter.ts';
import type { Action, Ops } from './operator-handlers.ts';

/** Shapes and pictures. */
export function shapeActions(OPS: Ops, pen: GraphicsInterpreter): [number, Action][] {
  const strokes = new Set<unknown>([OPS.stroke, OPS.closeStroke]);
  const both = new Set<unknown>([
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const evenOdd = new Set<unknown>([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
  const fills = new Set<unknown>([OPS.fill, OPS.eoFill, ...both]);
  const pictures = [
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObjectGroup,
  ];
  const masks = [OPS.paintImageMaskXObject, OPS.paintImageMaskXObjectGroup, OPS.paintImageMaskXObjectRepeat];
  return [
    [OPS.clip, () => pen.clipNext({ isEvenOdd: false })],
    [OPS.eoClip, () => pen.clipNext({ isEvenOdd: true })],
    [
      OPS.constructPath,
      ([how, path]) =>
        pen.drawPath((path as (ArrayLike<number> | null)[])[0] ?? null, {
          isFilled: fills.has(how),
          isStroked: strokes.has(how) || both.has(how),
          isEvenOdd: evenOdd.has(how),
        }),
    ],
    [OPS.shadingFill, ([name]) => pen.paintGradient(name)],
    [
      OPS.paintSolidColorImageMask,
      () =>
        pen.drawPath([0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1], {
          isFilled: true,
          isStroked: false,
          isEvenOdd: false,
        }),
    ],
    ...pictures.map((op): [number, Action] => [op, ([picture]) => pen.paintPicture(picture)]),
    ...masks.map((op): [number, Action] => [op, ([stencil]) => pen.paintStencil(stencil)]),
  ];
}
