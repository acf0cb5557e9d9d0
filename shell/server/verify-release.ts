import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, type ZlibOptions } from 'node:zlib';
import type { Release } from '@shortlist/platform/release-set';
import { RELEASE_FILE, SIGNATURE_FILE } from './release-place-folder.ts';

/** How the content of a file is had from a compressed copy that lies beside it. */
const DECOMPRESS: Readonly<Record<string, (copy: Buffer, options: ZlibOptions) => Buffer>> = {
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
  if (missing !== undefined) throw new Error(`${name} is incomplete: ${missing} is missing.`);
  const changed = Object.keys(sizes).find((file) => statSync(join(folder, file)).size !== sizes[file]);
  if (changed !== undefined) throw changedError(name, changed);
  for (const file of present.filter((each) => each !== RELEASE_FILE && each !== SIGNATURE_FILE)) {
    const extension =
      Object.keys(DECOMPRESS).find((each) => file.endsWith(each) && !Object.hasOwn(sizes, file)) ?? '';
    const original = file.slice(0, file.length - extension.length);
    const content = contentOf(readFileSync(join(folder, file)), extension, sizes[original]);
    if (!content || integrity[original] !== hashOf(content)) throw changedError(name, file);
  }
}

/** Undefined where it can't be decompressed, or not into so many bytes: a few could become gigabytes. */
function contentOf(copy: Buffer, extension: string, size = 0): Buffer | undefined {
  try {
    return DECOMPRESS[extension]?.(copy, { maxOutputLength: Math.max(1, size) }) ?? copy;
  } catch {
    return undefined;
  }
}

const hashOf = (content: Buffer): string => `sha384-${hash('sha384', content, 'base64')}`;

const changedError = (release: string, file: string): Error =>
  new Error(`${release} was modified: ${file} doesn't match the released file.`);
