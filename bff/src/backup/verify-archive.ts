import { createHash, type Hash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { StartError } from '@shortlist/api-contract/settings';
import { readArchive } from './archive.ts';
import { MANIFEST, type Manifest, parseManifest } from './manifest.ts';

const LINE_BREAK = 10;

interface Found {
  readonly hash: Hash;
  size: number;
  lines: number;
}

/**
 * Reads all of a backup and compares it with its manifest: every row of every table and every byte of every file is there,
 * as it was written, and nothing else.
 *
 * @throws StartError when it isn't so, or when this version of the product can't restore it.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  try {
    return await verify(path);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const sentence = `The backup ${path} is damaged, not whole, or no backup of Shortlist: nothing was changed; use another one.`;
    throw Object.assign(new StartError(sentence), { cause: error });
  }
}

async function verify(path: string): Promise<Manifest> {
  const found = new Map<string, Found>();
  let manifest: Manifest | undefined;
  for await (const { name, body } of readArchive(path)) {
    if (name === MANIFEST) manifest = parseManifest(await text(body));
    else await take(found, name, body);
  }
  if (manifest === undefined) throw new Error('It has no manifest.');
  compare(found, manifest);
  return manifest;
}

/** The parts of a table are one text, whose hash the manifest has. */
async function take(found: Map<string, Found>, name: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const whole = name.startsWith('database/') ? name.slice(0, name.lastIndexOf('/')) : name;
  const item = found.get(whole) ?? { hash: createHash('sha256'), size: 0, lines: 0 };
  found.set(whole, item);
  for await (const chunk of body) {
    item.hash.update(chunk);
    item.size += chunk.length;
    item.lines += chunk.reduce((lines, byte) => (byte === LINE_BREAK ? lines + 1 : lines), 0);
  }
}

function compare(found: Map<string, Found>, { tables, files, releases }: Manifest): void {
  const requireSame = (name: string, sha256: string, isWhole: (item: Found) => boolean) => {
    const item = found.get(name) ?? { hash: createHash('sha256'), size: 0, lines: 0 };
    if (item.hash.digest('hex') !== sha256 || !isWhole(item))
      throw new Error(`${name} is not what was kept.`);
    found.delete(name);
  };
  for (const { name, sha256, rows } of tables) {
    requireSame(`database/${name}`, sha256, ({ lines }) => lines === rows);
  }
  for (const { key, sha256, size } of files)
    requireSame(`files/${key}`, sha256, (item) => item.size === size);
  for (const { key, sha256, size } of releases) {
    requireSame(`releases/${key}`, sha256, (item) => item.size === size);
  }
  if (found.size > 0) throw new Error('It holds what its manifest does not name.');
}
