import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@shortlist/platform/release-set';
import { RELEASE_FILE } from './release-place-folder.ts';

/** How the content of a file is had from a compressed copy that lies beside it. */
const DECOMPRESS: Readonly<Record<string, (copy: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

/**
 * Checks that a folder holds what its release says, byte for byte, and nothing else; of a compressed copy, that the
 * same bytes come out of it.
 *
 * @throws Error with a sentence that names the first file that is wrong.
 */
export function verifyRelease(folder: string, { integrity, sizes, ...release }: Release): void {
  const name = `${release.package} ${release.version}`;
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1));
  const missing = Object.keys(sizes).find((file) => !present.includes(file));
  if (missing !== undefined) throw new Error(`${name} is not whole: ${missing} is missing.`);
  for (const file of present.filter((each) => each !== RELEASE_FILE)) {
    const extension = Object.keys(DECOMPRESS).find((each) => file.endsWith(each) && !(file in sizes)) ?? '';
    const expected = integrity[file.slice(0, file.length - extension.length)];
    const actual = hashOf(readFileSync(join(folder, file)), extension);
    if (expected !== actual) throw new Error(`${name} was changed: ${file} is not what was released.`);
  }
}

/** Undefined where it can't be decompressed. */
function hashOf(content: Buffer, extension: string): string | undefined {
  try {
    const bytes = DECOMPRESS[extension]?.(content) ?? content;
    return `sha384-${hash('sha384', bytes, 'base64')}`;
  } catch {
    return undefined;
  }
}
