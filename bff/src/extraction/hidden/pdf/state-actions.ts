import { readColour } from '../colour.ts';
import { type Box, boundsOf, cornersOf } from './geometry.ts';
import type { Pen } from './pen.ts';
import type { Action, Ops } from './sign-actions.ts';

/** Colours, places, groups and layers. */
export function stateActions(OPS: Ops, pen: Pen): [number, Action][] {
  return [
    [OPS.save, () => pen.save()],
    [OPS.restore, () => pen.restore()],
    [OPS.transform, (args) => pen.transform(args)],
    [OPS.setLineWidth, ([width]) => pen.set({ lineWidth: Number(width) })],
    [OPS.setFillRGBColor, ([hex]) => pen.set({ fill: readColour(hex) })],
    [OPS.setStrokeRGBColor, ([hex]) => pen.set({ stroke: readColour(hex) })],
    [OPS.setFillColorN, () => pen.set({ fill: null })],
    [OPS.setStrokeColorN, () => pen.set({ stroke: null })],
    [OPS.setFillTransparent, () => pen.set({ fillAlpha: 0 })],
    [OPS.setGState, ([entries]) => setGraphics(pen, entries)],
    [OPS.beginGroup, ([group]) => pen.openGroup(hasSoftMask(group))],
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
          pen.clipTo(
            boundsOf(cornersOf(Array.from(box as ArrayLike<number>) as unknown as Box, pen.state.matrix)),
          );
      },
    ],
    [OPS.paintFormXObjectEnd, () => pen.restore()],
  ];
}

function hasSoftMask(group: unknown): boolean {
  return typeof group === 'object' && group !== null && 'smask' in group && Boolean(group.smask);
}

function setGraphics(pen: Pen, entries: unknown): void {
  for (const [key, value] of entries as [string, unknown][]) {
    if (key === 'ca') pen.set({ fillAlpha: Number(value) });
    else if (key === 'CA') pen.set({ strokeAlpha: Number(value) });
    else if (key === 'LW') pen.set({ lineWidth: Number(value) });
    else if (key === 'BM') pen.set({ isBlended: value !== 'source-over' });
    else if (key === 'Font' && Array.isArray(value)) pen.setFont(value[0], value[1]);
  }
}
