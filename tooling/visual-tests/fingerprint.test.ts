import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { drawFingerprint, looksLike, markDifferences, pictureFingerprint, TOLERANCE } from './fingerprint.ts';

const { sameVersion } = TOLERANCE;

/** A gray surface, 50 by 40, with `draw` on it. */
function picture(draw: (png: PNG) => void = () => undefined, width = 50): Buffer {
  const png = new PNG({ width, height: 40 });
  png.data.fill(240);
  draw(png);
  return PNG.sync.write(png);
}

/** Fills a box with a shade. */
function box(png: PNG, [x, y, width, height]: [number, number, number, number], shade: number): void {
  for (let row = y; row < y + height; row += 1) {
    const from = (row * png.width + x) * 4;
    png.data.fill(shade, from, from + width * 4);
  }
}

const card = picture((png) => box(png, [5, 5, 30, 20], 200));

test('a picture looks like its own fingerprint, in every cell that is cut off too', () => {
  expect(looksLike(pictureFingerprint(card), card, sameVersion)).toBe(true);
});

test('the rounding of some pixels by two levels is no change', () => {
  const rounded = picture((png) => {
    box(png, [5, 5, 30, 20], 200);
    box(png, [5, 5, 25, 1], 202);
  });

  expect(looksLike(pictureFingerprint(card), rounded, sameVersion)).toBe(true);
});

test.each([
  ['a hairline in another shade', (png: PNG) => box(png, [5, 5, 30, 1], 190)],
  ['something new of three pixels by five', (png: PNG) => box(png, [44, 30, 3, 5], 60)],
  ['a surface of a slightly other shade', (png: PNG) => box(png, [5, 5, 30, 20], 199)],
])('%s is a change', (_, draw) => {
  const changed = picture((png) => {
    box(png, [5, 5, 30, 20], 200);
    draw(png);
  });

  expect(looksLike(pictureFingerprint(card), changed, sameVersion)).toBe(false);
});

test('another size is a change', () => {
  expect(looksLike(pictureFingerprint(picture()), picture(undefined, 51), sameVersion)).toBe(false);
});

test('a plain picture takes less than a hundred characters', () => {
  expect(pictureFingerprint(picture()).length).toBeLessThan(100);
});

test('what a fingerprint tells is drawn, and looks like it', () => {
  const fingerprint = pictureFingerprint(card);

  const drawn = PNG.sync.read(drawFingerprint(fingerprint));

  expect([drawn.width, drawn.height]).toEqual([50, 40]);
  expect(drawn.data[0]).toBeGreaterThan(200);
  expect(drawn.data[0]).toBeLessThan(240);
  expect(looksLike(fingerprint, PNG.sync.write(drawn), 20)).toBe(true);
});

test('cells that differ are red on the new picture, and others as they are', () => {
  const moved = picture((png) => box(png, [5, 5, 30, 10], 200));

  const marked = PNG.sync.read(markDifferences(pictureFingerprint(card), moved, sameVersion));

  const pixelAt = (x: number, y: number) => [...marked.data.subarray((y * 50 + x) * 4, (y * 50 + x) * 4 + 3)];
  expect(pixelAt(40, 20)).toEqual([240, 168, 168]);
  expect(pixelAt(40, 38)).toEqual([240, 240, 240]);
});
