import { apply, type Matrix, type Point } from './geometry.ts';

/** How many numbers follow each sign of a path: move, line, curve, quadratic curve, close. */
const LENGTHS = [2, 2, 6, 4, 0] as const;
const MOVE = 0;

/** The outlines of a path on the page; a curve is the line to its end. */
export function outlinesOf(path: ArrayLike<number>, matrix: Matrix): Point[][] {
  const outlines: Point[][] = [];
  for (let at = 0; at < path.length; ) {
    const sign = path[at] ?? 0;
    const length = LENGTHS[sign] ?? 0;
    if (length > 0) {
      const end: Point = apply(matrix, [path[at + length - 1] ?? 0, path[at + length] ?? 0]);
      if (sign === MOVE || outlines.length === 0) outlines.push([end]);
      else outlines.at(-1)?.push(end);
    }
    at += 1 + length;
  }
  return outlines.filter((outline) => outline.length > 1);
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
