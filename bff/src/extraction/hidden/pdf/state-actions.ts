import { inkOf } from '../colour.ts';
import { type Box, cornersOf } from './geometry.ts';
import type { Pen, SoftMask } from './pen.ts';
import type { Action, Ops } from './sign-actions.ts';

/** Colours, places, groups and layers. */
export function stateActions(OPS: Ops, pen: Pen): [number, Action][] {
  return [
    [OPS.save, () => pen.save()],
    [OPS.restore, () => pen.restore()],
    [OPS.transform, (args) => pen.transform(args)],
    [OPS.setLineWidth, ([width]) => pen.set({ lineWidth: Number(width) })],
    [OPS.setFillRGBColor, ([hex]) => pen.set({ fill: inkOf(hex) })],
    [OPS.setStrokeRGBColor, ([hex]) => pen.set({ stroke: inkOf(hex) })],
    [
      OPS.setFillColorN,
      ([kind, name]) => pen.set({ fill: kind === 'Shading' ? pen.gradientOf(name) : null }),
    ],
    [
      OPS.setStrokeColorN,
      ([kind, name]) => pen.set({ stroke: kind === 'Shading' ? pen.gradientOf(name) : null }),
    ],
    [OPS.setFillTransparent, () => pen.set({ fillAlpha: 0 })],
    [OPS.setGState, ([entries]) => setGraphics(pen, entries)],
    [OPS.beginGroup, ([group]) => pen.openGroup(softMaskOf(group))],
    [OPS.endGroup, () => pen.closeGroup()],
    [OPS.beginMarkedContent, () => pen.openMark(false, null)],
    [OPS.beginMarkedContentProps, ([tag, layer]) => pen.openMark(tag === 'OC', layer)],
    [OPS.endMarkedContent, () => pen.closeMark()],
    [
      OPS.paintFormXObjectBegin,
      ([matrix, box]) => {
        pen.save();
        if (matrix) pen.transform(matrix);
        pen.beginForm();
        if (box)
          pen.clipTo({
            outlines: [cornersOf(Array.from(box as ArrayLike<number>) as unknown as Box, pen.state.matrix)],
            isEvenOdd: false,
          });
      },
    ],
    [OPS.paintFormXObjectEnd, () => pen.restore()],
  ];
}

/** What the reader says of a group that makes a mask; null for one that is drawn. */
function softMaskOf(group: unknown): SoftMask | null {
  const mask = typeof group === 'object' && group !== null && 'smask' in group ? group.smask : null;
  return typeof mask === 'object' ? mask : null;
}

function setGraphics(pen: Pen, entries: unknown): void {
  for (const [key, value] of entries as [string, unknown][]) {
    if (key === 'ca') pen.set({ fillAlpha: Number(value) });
    else if (key === 'CA') pen.set({ strokeAlpha: Number(value) });
    else if (key === 'LW') pen.set({ lineWidth: Number(value) });
    else if (key === 'BM') pen.set({ blendMode: value === 'source-over' ? null : String(value) });
    else if (key === 'SMask') pen.useMask(value === true);
    else if (key === 'Font' && Array.isArray(value)) pen.setFont(value[0], value[1]);
  }
}
