import type { Color } from '../color.ts';
import type { Paint, PaintOperation } from './drawing.ts';
import type { Point } from './geometry.ts';

/** The pixels of a picture as the reader gives them. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: ArrayLike<number>;
}

/** The dots of a stencil, or what the reader calls them. */
interface Stencil {
  readonly data?: ArrayLike<number> | string;
}

/** A bit a pixel, three bytes, and four with how opaque it is. */
const BITS = 1;
const RGB = 2;
const RGBA = 3;
const SAMPLES = 64;
/** How far the colors of one plain picture lie apart, at most. */
const PLAIN = 6;

/** Looks at the pictures: which are opaque, and of what color they are. */
export async function lookAtPictures(
  paints: readonly Paint[],
  read: (name: string) => Promise<unknown>,
): Promise<Paint[]> {
  return Promise.all(
    paints.map(async (paint) => {
      if (paint.stencil !== undefined) return withStencil(paint, read);
      if (!paint.isPicture || paint.isThrough || paint.picture === null) return paint;
      const pixels = typeof paint.picture === 'string' ? await read(paint.picture) : paint.picture;
      if (!isPixels(pixels)) return paint;
      const isOpaque = paint.blendMode === null && (pixels.kind !== RGBA || hasNoHole(pixels));
      const plain = isOpaque ? plainColorOf(pixels) : null;
      if (plain !== null) return { ...paint, isOpaque, color: [plain] };
      return { ...paint, isOpaque, dabAt: (point) => dabIn(pixels, placeIn(paint, point)) };
    }),
  );
}

/** A stencil without a gap is a shape of its color. */
async function withStencil(paint: Paint, read: (name: string) => Promise<unknown>): Promise<Paint> {
  const { data } = (paint.stencil ?? {}) as Stencil;
  const dots = typeof data === 'string' ? ((await read(data)) as Stencil | null)?.data : data;
  if (dots === undefined || typeof dots === 'string') return paint;
  for (let at = 0; at < dots.length; at += 1) if (dots[at] !== 0) return paint;
  return { ...paint, isOpaque: paint.blendMode === null && !paint.isThrough };
}

function isPixels(value: unknown): value is Pixels {
  return typeof value === 'object' && value !== null && 'data' in value && 'kind' in value;
}

/** Where in a picture a point of the page lies: 0 to 1 from its left and from its bottom. */
function placeIn({ outlines: [corners = []] }: Paint, [x, y]: Point): Point {
  const [origin = [0, 0], right = [1, 0], , up = [0, 1]] = corners;
  const [ax, ay, bx, by] = [right[0] - origin[0], right[1] - origin[1], up[0] - origin[0], up[1] - origin[1]];
  const area = ax * by - ay * bx;
  const [dx, dy] = [x - origin[0], y - origin[1]];
  return [(dx * by - dy * bx) / area, (dy * ax - dx * ay) / area];
}

function dabIn({ width, height, kind, data }: Pixels, [x, y]: Point): PaintOperation | null {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor((1 - y) * height)));
  if (data === undefined || Number.isNaN(column + row)) return null;
  if (kind === BITS) {
    const bit = ((data[row * Math.ceil(width / 8) + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1;
    return { color: [bit, bit, bit], alpha: 1 };
  }
  const bytes = kind === RGB ? 3 : kind === RGBA ? 4 : 0;
  const at = (row * width + column) * bytes;
  if (bytes === 0 || at + 2 >= data.length) return null;
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  const alpha = kind === RGBA ? (data[at + 3] ?? 255) / 255 : 1;
  return { color: [red / 255, green / 255, blue / 255], alpha };
}

function hasNoHole({ data }: Pixels): boolean {
  for (let at = 3; at < (data?.length ?? 0); at += 4) if ((data?.[at] ?? 255) < 230) return false;
  return true;
}

function plainColorOf({ data, kind }: Pixels): Color | null {
  const bytes = kind === RGB ? 3 : kind === RGBA ? 4 : 0;
  if (data === undefined || bytes === 0 || data.length < bytes) return null;
  const first: Color = [(data[0] ?? 0) / 255, (data[1] ?? 0) / 255, (data[2] ?? 0) / 255];
  const pixels = Math.floor(data.length / bytes);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const at = Math.floor((sample * (pixels - 1)) / SAMPLES) * bytes;
    for (const part of [0, 1, 2]) {
      if (Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)) > PLAIN) return null;
    }
  }
  return first;
}
