/** As PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function apply(matrix: Matrix, point: Point): Point {
  return [
    matrix[0] * point[0] + matrix[2] * point[1] + matrix[4],
    matrix[1] * point[0] + matrix[3] * point[1] + matrix[5],
  ];
}

/** A matrix of the six numbers that a file has there; the identity if it has others. */
export function toMatrix(values: unknown): Matrix {
  const numbers = Array.from((values ?? []) as ArrayLike<number>);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : IDENTITY;
}

/** The corners of a box, moved where a matrix says so. */
export function cornersOf([left, bottom, right, top]: Box, matrix: Matrix = IDENTITY): Point[] {
  const corners: Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  return corners.map((corner) => apply(matrix, corner));
}

export function boundsOf(points: readonly Point[]): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    bottom = Math.min(bottom, y);
    right = Math.max(right, x);
    top = Math.max(top, y);
  }
  return [left, bottom, right, top];
}

export function intersect(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

export function isInBox([x, y]: Point, [left, bottom, right, top]: Box): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

export function overlaps(one: Box, other: Box): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}

export function areaOf([left, bottom, right, top]: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

/** Closed outlines, and the rule for what is inside of them: by even and odd crossings, or by turns that do not add up to none. */
export interface Shape {
  readonly outlines: readonly (readonly Point[])[];
  readonly isEvenOdd: boolean;
}

/** Whether a shape is no more than its bounds. */
export function isBox({ outlines }: Shape): boolean {
  const [outline = [], ...others] = outlines;
  if (others.length > 0 || outline.length < 4 || outline.length > 5) return false;
  const [left, bottom, right, top] = boundsOf(outline);
  return outline.every(([x, y]) => (x === left || x === right) && (y === bottom || y === top));
}

/** Whether a point lies inside a shape. */
export function isInside([x, y]: Point, { outlines, isEvenOdd }: Shape): boolean {
  let turns = 0;
  let crossings = 0;
  for (const outline of outlines) {
    let [px, py] = outline.at(-1) ?? [0, 0];
    for (const [qx, qy] of outline) {
      if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) {
        crossings += 1;
        turns += qy > py ? 1 : -1;
      }
      [px, py] = [qx, qy];
    }
  }
  return isEvenOdd ? crossings % 2 === 1 : turns !== 0;
}
