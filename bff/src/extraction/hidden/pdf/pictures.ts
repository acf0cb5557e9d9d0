import type { Colour } from '../colour.ts';
import type { Paint } from './drawing.ts';

/** The pixels of a picture as the reader gives them. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: ArrayLike<number>;
}

/** Three bytes a pixel, and four with how opaque it is. */
const RGB = 2;
const RGBA = 3;
const SAMPLES = 64;
/** How far the colours of one plain picture lie apart, at most. */
const PLAIN = 6;

/** Looks at the pictures: which are opaque, and which are of one colour, like a shape. */
export async function lookAtPictures(
  paints: readonly Paint[],
  read: (name: string) => Promise<unknown>,
): Promise<Paint[]> {
  return Promise.all(
    paints.map(async (paint) => {
      if (!paint.isPicture || paint.isOpaque === false || paint.picture === null) return paint;
      const pixels = typeof paint.picture === 'string' ? await read(paint.picture) : paint.picture;
      if (!isPixels(pixels)) return paint;
      const isOpaque = pixels.kind !== RGBA || hasNoHole(pixels);
      return { ...paint, isOpaque, colour: isOpaque ? plainColourOf(pixels) : null };
    }),
  );
}

function isPixels(value: unknown): value is Pixels {
  return typeof value === 'object' && value !== null && 'data' in value && 'kind' in value;
}

function hasNoHole({ data }: Pixels): boolean {
  for (let at = 3; at < (data?.length ?? 0); at += 4) if ((data?.[at] ?? 255) < 230) return false;
  return true;
}

function plainColourOf({ data, kind }: Pixels): Colour | null {
  const bytes = kind === RGB ? 3 : kind === RGBA ? 4 : 0;
  if (data === undefined || bytes === 0 || data.length < bytes) return null;
  const first: Colour = [(data[0] ?? 0) / 255, (data[1] ?? 0) / 255, (data[2] ?? 0) / 255];
  const pixels = Math.floor(data.length / bytes);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const at = Math.floor((sample * (pixels - 1)) / SAMPLES) * bytes;
    for (const part of [0, 1, 2]) {
      if (Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)) > PLAIN) return null;
    }
  }
  return first;
}
