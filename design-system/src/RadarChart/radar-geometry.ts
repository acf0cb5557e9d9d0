/** A point of a drawing whose outer ring has a radius of 100. */
export type Point = readonly [x: number, y: number];

/** The direction of an axis: the first points up, the others follow clockwise. Parts of the radius, from -1 to 1. */
export function directionOf(axis: number, axes: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  return [round(Math.cos(angle), 1e4), round(Math.sin(angle), 1e4)];
}

/** Where a share of the scale (0 to 1) stands on an axis. */
export function pointOn([x, y]: Point, share: number): Point {
  const clamped = Math.min(1, Math.max(0, share));
  return [round(x * clamped * 100, 10), round(y * clamped * 100, 10)];
}

/**
 * The line of a series around the axes. It closes when every share is known; a null interrupts it, so that no
 * line crosses the axis of which nothing is known. A known point between two unknown ones has no line.
 */
export function outlineOf(directions: readonly Point[], shares: readonly (number | null)[]): string {
  const points = directions.map((direction, axis) => {
    const share = shares[axis] ?? null;
    return share === null ? null : pointOn(direction, share);
  });
  const gap = points.indexOf(null);
  if (gap < 0) return `M${points.map((point) => point?.join(' ')).join('L')}Z`;
  // Begins after a gap, so that a run over the first axis is drawn in one go.
  const turned = [...points.slice(gap + 1), ...points.slice(0, gap + 1)];
  let isDrawing = false;
  let path = '';
  for (const point of turned) {
    if (point) path += `${isDrawing ? 'L' : 'M'}${point.join(' ')}`;
    isDrawing = point !== null;
  }
  return path;
}

function round(value: number, places: number): number {
  // A zero without a sign, so that a path never says "-0".
  return Math.round(value * places) / places + 0;
}
