import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A cell, pixels: flat, since a change of a margin moves what is below it, and wide, since a line of text is. */
const CELL = { width: 128, height: 16 };

/** What one unit of a fingerprint stands for: levels of red, green and blue, added up over a cell. */
const UNIT = 64;

/**
 * Units in which a cell may differ.
 *
 * `sameVersion`: Chromium rounds the edge of a curve up or down by one or two levels, as its tiles happened to be painted: in
 * five pictures 10 to 83 bytes differed, by two at most. A hairline in another color, or a letter, is more.
 *
 * `otherVersion`: between Chromium 143, 149, 150 and 153 most pictures are the same to the byte, and a cell of the others
 * differed by 29 at most (docs/decisions/0062).
 */
export const TOLERANCE = { sameVersion: 4, otherVersion: 32 };

/** What a picture looks like, small enough to be committed: how bright every cell is. */
interface Fingerprint {
  width: number;
  height: number;
  cells: Uint16Array;
}

/** The fingerprint of a PNG as text: its size in pixels, a colon, and its cells, compressed, in base64. */
export function pictureFingerprint(picture: Buffer): string {
  const { width, height, cells } = read(picture);
  const columns = columnsOf(width);
  // The difference from the cell above is mostly none, which takes no room.
  const steps = cells.map((cell, at) => cell - (cells[at - columns] ?? 0));
  return `${width}x${height}:${brotliCompressSync(Buffer.from(steps.buffer)).toString('base64')}`;
}

/**
 * Whether a PNG looks like the one of which this is the fingerprint. What moves or changes its color within a cell, and
 * leaves the cell as bright as it was, is seen only with both pictures at hand.
 */
export function looksLike(fingerprint: string, picture: Buffer, tolerance: number): boolean {
  const before = parse(fingerprint);
  const after = read(picture);
  if (before.width !== after.width || before.height !== after.height) return false;
  return after.cells.every((cell, at) => Math.abs(cell - (before.cells[at] ?? 0)) <= tolerance);
}

/** What a fingerprint tells of its picture, as a PNG: every cell as bright as it was. */
export function drawFingerprint(fingerprint: string): Buffer {
  const { width, height, cells } = parse(fingerprint);
  const png = new PNG({ width, height });
  forEachPixel(png, (at, x, y) => {
    const columns = Math.min(CELL.width, width - (x - (x % CELL.width)));
    const rows = Math.min(CELL.height, height - (y - (y % CELL.height)));
    const shade = ((cells[cellAt(x, y, width)] ?? 0) * UNIT) / (3 * columns * rows);
    png.data.fill(Math.min(255, Math.round(shade)), at, at + 3);
    png.data[at + 3] = 255;
  });
  return PNG.sync.write(png);
}

/** The picture, red where its cells differ from the fingerprint by more than that. */
export function markDifferences(fingerprint: string, picture: Buffer, tolerance: number): Buffer {
  const before = parse(fingerprint);
  const after = read(picture);
  const png = PNG.sync.read(picture);
  forEachPixel(png, (at, x, y) => {
    const isBeyond = x >= before.width || y >= before.height;
    if (!isBeyond && Math.abs(valueAt(after, x, y) - valueAt(before, x, y)) <= tolerance) return;
    for (const channel of [at + 1, at + 2]) png.data[channel] = (png.data[channel] ?? 0) * 0.7;
  });
  return PNG.sync.write(png);
}

function parse(fingerprint: string): Fingerprint {
  const [size = '', compressed = ''] = fingerprint.split(':');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const columns = columnsOf(width);
  const bytes = new Uint8Array(brotliDecompressSync(Buffer.from(compressed, 'base64')));
  const cells = new Uint16Array(bytes.buffer);
  for (let at = columns; at < cells.length; at += 1)
    cells[at] = (cells[at] ?? 0) + (cells[at - columns] ?? 0);
  return { width, height, cells };
}

function read(picture: Buffer): Fingerprint {
  const png = PNG.sync.read(picture);
  const { width, height, data } = png;
  const sums = new Uint32Array(columnsOf(width) * Math.ceil(height / CELL.height));
  forEachPixel(png, (at, x, y) => {
    const cell = cellAt(x, y, width);
    sums[cell] = (sums[cell] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  });
  return { width, height, cells: Uint16Array.from(sums, (sum) => Math.round(sum / UNIT)) };
}

function columnsOf(width: number): number {
  return Math.ceil(width / CELL.width);
}

/** How bright the cell of a pixel is, units. */
function valueAt({ cells, width }: Fingerprint, x: number, y: number): number {
  return cells[cellAt(x, y, width)] ?? 0;
}

function cellAt(x: number, y: number, width: number): number {
  return Math.floor(y / CELL.height) * columnsOf(width) + Math.floor(x / CELL.width);
}

/** Visits each pixel, with where its red is in `data`. */
function forEachPixel({ width, height }: PNG, visit: (at: number, x: number, y: number) => void): void {
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) visit((y * width + x) * 4, x, y);
}
