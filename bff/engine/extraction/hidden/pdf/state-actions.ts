import { inkOf } from '../color.ts';
import { plainFilling } from './fill.ts';
import { type Box, cornersOf } from './geometry.ts';
import type { GraphicsInterpreter } from './graphics-interpreter.ts';
import type { GroupEntries } from './groups.ts';
import type { Action, Ops } from './operator-handlers.ts';

/** Colors, places, groups and layers. */
export function graphicsStateOperators(OPS: Ops, pen: GraphicsInterpreter): [number, Action][] {
  return [
    [OPS.save, () => pen.save()],
    [OPS.restore, () => pen.restore()],
    [OPS.transform, (args) => pen.transform(args)],
    [OPS.setLineWidth, ([width]) => pen.set({ lineWidth: Number(width) })],
    [OPS.setDash, ([lengths]) => pen.set({ dashed: shareOfDashes(lengths) })],
    [OPS.setFillRGBColor, ([hex]) => pen.set({ fill: plainFilling(inkOf(hex)) })],
    [OPS.setStrokeRGBColor, ([hex]) => pen.set({ stroke: plainFilling(inkOf(hex)) })],
    [OPS.setFillColorN, (args) => pen.set({ fill: pen.fillingOf(args) })],
    [OPS.setStrokeColorN, (args) => pen.set({ stroke: pen.fillingOf(args) })],
    [OPS.setFillTransparent, () => pen.set({ fillAlpha: 0 })],
    [OPS.setGState, ([entries]) => setGraphics(pen, entries)],
    [OPS.beginGroup, ([group]) => pen.openGroup(group as GroupEntries)],
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

/** How much of a line is drawn by dashes: every other length is a gap. */
function shareOfDashes(lengths: unknown): number {
  const parts = Array.from((lengths ?? []) as ArrayLike<number>, Number);
  const twice = parts.length % 2 === 0 ? parts : [...parts, ...parts];
  const all = twice.reduce((sum, length) => sum + length, 0);
  const drawn = twice.reduce((sum, length, index) => (index % 2 === 0 ? sum + length : sum), 0);
  return all > 0 ? drawn / all : 1;
}

function setGraphics(pen: GraphicsInterpreter, entries: unknown): void {
  for (const [key, value] of entries as [string, unknown][]) {
    if (key === 'ca') pen.set({ fillAlpha: Number(value) });
    else if (key === 'CA') pen.set({ strokeAlpha: Number(value) });
    else if (key === 'D' && Array.isArray(value)) pen.set({ dashed: shareOfDashes(value[0]) });
    else if (key === 'LW') pen.set({ lineWidth: Number(value) });
    else if (key === 'BM') pen.set({ blendMode: value === 'source-over' ? null : String(value) });
    else if (key === 'SMask') pen.useMask(value === true);
    else if (key === 'Font' && Array.isArray(value)) pen.setFont(value[0], value[1]);
  }
}
