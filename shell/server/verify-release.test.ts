import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { aRemoteRelease, integrityOf, releasesFolder } from './testing/released.ts';
import { verifyRelease } from './verify-release.ts';

vi.mock('node:zlib', { spy: true });

const FILE = 'remoteEntry.js';
const CONTENT = `content of ${FILE}`;

/** A release with one file, in a folder. */
function released(size = CONTENT.length) {
  const release = aRemoteRelease({ sizes: { [FILE]: size }, integrity: { [FILE]: integrityOf(FILE) } });
  const { folder } = releasesFolder(release);
  return { release, folder: join(folder, release.package, release.version) };
}

test('a release whose files and compressed copies are what it says is whole', () => {
  const { release, folder } = released();
  writeFileSync(join(folder, `${FILE}.br`), zlib.brotliCompressSync(CONTENT));
  writeFileSync(join(folder, `${FILE}.gz`), zlib.gzipSync(CONTENT));

  expect(() => verifyRelease(folder, release)).not.toThrow();
});

test('a file of another size than its release says is not what was released', () => {
  const { release, folder } = released(CONTENT.length + 1);

  expect(() => verifyRelease(folder, release)).toThrow(`${FILE} doesn't match the released file.`);
});

test.each([
  ['.br', zlib.brotliCompressSync, zlib.brotliDecompressSync],
  ['.gz', zlib.gzipSync, zlib.gunzipSync],
] as const)('a copy %s is not unpacked further than its file is long', (extension, compress, unpack) => {
  const { release, folder } = released();
  writeFileSync(join(folder, FILE + extension), compress(Buffer.alloc(50_000_000)));

  expect(() => verifyRelease(folder, release)).toThrow(
    `${FILE}${extension} doesn't match the released file.`,
  );
  expect(vi.mocked<(copy: Buffer) => Buffer>(unpack).mock.results.map(({ type }) => type)).toContain('throw');
});
