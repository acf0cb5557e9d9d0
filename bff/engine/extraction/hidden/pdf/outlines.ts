import { apply, type Matrix, type Point } from './geometry.ts';

/** How many numbers follow each sign of a path: move, line, curve, quadratic curve, close. */
const LENGTHS = [2, 2, 6, 4, 0] as const;
const MOVE = 0;

const CURVE = 2;
const QUADRATIC = 3;
/** Straight pieces that a curve is taken for. */
const PIECES = 4;

/** The outlines of a path on the page; a curve is a few straight pieces. */
export function outlinesOf(path: ArrayLike<number>, matrix: Matrix): Point[][] {
  const outlines: Point[][] = [];
  for (let at = 0; at < path.length; ) {
    const sign = path[at] ?? 0;
    const length = LENGTHS[sign] ?? 0;
    if (length > 0) {
      const points = pointsOf(path, { from: at + 1, to: at + length }, matrix);
      const end = points.at(-1) ?? [0, 0];
      const outline = outlines.at(-1);
      if (sign === MOVE || outline === undefined) outlines.push([end]);
      else
        outline.push(...(sign === CURVE || sign === QUADRATIC ? bent(outline.at(-1) ?? end, points) : [end]));
    }
    at += 1 + length;
  }
  return outlines.filter((outline) => outline.length > 1);
}

function pointsOf(
  path: ArrayLike<number>,
  { from, to }: { from: number; to: number },
  matrix: Matrix,
): Point[] {
  const points: Point[] = [];
  for (let at = from; at < to; at += 2) points.push(apply(matrix, [path[at] ?? 0, path[at + 1] ?? 0]));
  return points;
}

/** Points on a curve from where the pen is, by its one or two points that pull and its end (de Casteljau). */
function bent(start: Point, points: readonly Point[]): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    let line = [start, ...points];
    while (line.length > 1) {
      line = line.slice(1).map((next, before): Point => {
        const [x, y] = line[before] ?? next;
        return [x + (next[0] - x) * t, y + (next[1] - y) * t];
      });
    }
    return line[0] ?? start;
  });
}

/** What a thick pen covers that goes along outlines: a four-sided shape for each straight piece. */
export function strokesOf(outlines: readonly Point[][], width: number): Point[][] {
  return outlines.flatMap((outline) =>
    outline.slice(1).flatMap((end, index): Point[][] => {
      const start = outline[index] ?? end;
      const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
      const length = Math.hypot(dx, dy);
      if (length === 0) return [];
      const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
      return [
        [
          [start[0] + nx, start[1] + ny],
          [end[0] + nx, end[1] + ny],
          [end[0] - nx, end[1] - ny],
          [start[0] - nx, start[1] - ny],
        ],
      ];
    }),
  );
}
