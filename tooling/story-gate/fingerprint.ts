import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Side of a cell, pixels. */
const CELL = 16;

/** What one unit of a fingerprint stands for: levels of red, green and blue, added up over a cell. */
const UNIT = 64;

/**
 * Units in which a cell may differ. Chromium rounds the edge of a curve up or down by one or two levels, as its tiles
 * happened to be painted: in five pictures 10 to 83 bytes differed, by two at most. A hairline in another colour, or
 * a letter, is more.
 */
const TOLERANCE = 4;

/** What a picture looks like, small enough to be committed: how bright every cell of 16 by 16 pixels is. */
interface Fingerprint {
  width: number;
  height: number;
  cells: Uint16Array;
}

/** The fingerprint of a PNG as text: its size in pixels, a colon, and its cells, deflated, in base64. */
export function fingerprintOf(picture: Buffer): string {
  const { width, height, cells } = read(picture);
  const columns = Math.ceil(width / CELL);
  // The difference from the cell above is mostly none, which takes no room.
  const steps = cells.map((cell, at) => cell - (cells[at - columns] ?? 0));
  return `${width}x${height}:${deflateRawSync(Buffer.from(steps.buffer), { level: 9 }).toString('base64')}`;
}

/**
 * Whether a PNG looks like the one of which this is the fingerprint. What moves or changes its colour within a cell, and
 * leaves the cell as bright as it was, is seen only with both pictures at hand.
 */
export function looksLike(fingerprint: string, picture: Buffer): boolean {
  const before = parse(fingerprint);
  const after = read(picture);
  if (before.width !== after.width || before.height !== after.height) return false;
  return after.cells.every((cell, at) => Math.abs(cell - (before.cells[at] ?? 0)) <= TOLERANCE);
}

function parse(fingerprint: string): Fingerprint {
  const [size = '', deflated = ''] = fingerprint.split(':');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const columns = Math.ceil(width / CELL);
  const bytes = new Uint8Array(inflateRawSync(Buffer.from(deflated, 'base64')));
  const cells = new Uint16Array(bytes.buffer);
  for (let at = columns; at < cells.length; at += 1)
    cells[at] = (cells[at] ?? 0) + (cells[at - columns] ?? 0);
  return { width, height, cells };
}

function read(picture: Buffer): Fingerprint {
  const { width, height, data } = PNG.sync.read(picture);
  const columns = Math.ceil(width / CELL);
  const sums = new Uint32Array(columns * Math.ceil(height / CELL));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const at = (y * width + x) * 4;
      sums[cell] = (sums[cell] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    }
  return { width, height, cells: Uint16Array.from(sums, (sum) => Math.round(sum / UNIT)) };
}
