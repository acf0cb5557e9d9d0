import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A looser threshold overlooks changed colors: 0.1 missed 17 of 18 changed stories in a trial. */
const THRESHOLD = 0.02;

/**
 * The number of pixels in which two PNG pictures differ, and a PNG that shows them in red. Pictures of different
 * sizes differ in every pixel that only one of them has.
 */
export function comparePictures(before: Buffer, after: Buffer): { pixels: number; diff: Buffer } {
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    diff.data,
    width,
    height,
    {
      threshold: THRESHOLD,
    },
  );
  return { pixels, diff: PNG.sync.write(diff) };
}

function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
