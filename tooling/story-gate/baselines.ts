import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { comparePictures } from './compare-pictures.ts';
import { fingerprintOf, looksLike } from './fingerprint.ts';

/** How a picture stands against the accepted one. */
export type PictureVerdict =
  | { kind: 'same' }
  | { kind: 'new' }
  /**
   * `pixels` that differ, null when the accepted picture is not on this machine; and `seen`, the path of the picture
   * with them in red, or of the new one as it is.
   */
  | { kind: 'changed'; pixels: number | null; seen: string };

/** What is committed of a picture: its hash and its fingerprint. */
const Accepted = z.tuple([z.string(), z.string()]);
type Accepted = z.infer<typeof Accepted>;

const AcceptedByName = z.record(z.string(), Accepted);

/**
 * The accepted pictures. Their hashes and fingerprints are committed, one file a renderer (platform and major version
 * of Chromium, since letters are drawn differently by each); the pictures lie in a cache that is not committed.
 */
export class Baselines {
  readonly #file: string;
  readonly #pictures: string;
  readonly #accepted: Map<string, Accepted>;
  readonly #seen = new Set<string>();

  private constructor(file: string, pictures: string, accepted: Map<string, Accepted>) {
    this.#file = file;
    this.#pictures = pictures;
    this.#accepted = accepted;
  }

  /** Reads what was accepted for this renderer; nothing yet is fine. */
  static async open(folder: string, cache: string, renderer: string): Promise<Baselines> {
    const file = join(folder, `${renderer}.json`);
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const accepted = new Map(Object.entries(AcceptedByName.parse(JSON.parse(text))));
    return new Baselines(file, join(cache, renderer), accepted);
  }

  get isEmpty(): boolean {
    return this.#accepted.size === 0;
  }

  /** Compares a picture with the accepted one of that name: by hash, by fingerprint, and where both are here by pixels. */
  async judge(name: string, picture: Buffer): Promise<PictureVerdict> {
    this.#seen.add(name);
    const accepted = this.#accepted.get(name);
    if (!accepted) return { kind: 'new' };
    const [hash, fingerprint] = accepted;
    if (hash === hashOf(picture)) {
      await this.#keep(name, picture);
      return { kind: 'same' };
    }
    const isAlike = looksLike(fingerprint, picture);
    const before = await readFile(this.#path(name)).catch(() => null);
    const isHere = before && hash === hashOf(before);
    const { pixels, diff } = isHere ? comparePictures(before, picture) : { pixels: null, diff: picture };
    if (isAlike && !pixels) return { kind: 'same' };
    const seen = this.#path(`${name}.diff`);
    await writePicture(seen, diff);
    return { kind: 'changed', pixels, seen };
  }

  /** Takes a picture as it should be. */
  async accept(name: string, picture: Buffer): Promise<void> {
    this.#seen.add(name);
    this.#accepted.set(name, [hashOf(picture), fingerprintOf(picture)]);
    await writePicture(this.#path(name), picture);
    await rm(this.#path(`${name}.diff`), { force: true });
  }

  /** Writes what is committed of them; with `isWhole` those of stories that are gone are left out. */
  async save(isWhole: boolean): Promise<void> {
    const names = [...this.#accepted.keys()].filter((name) => !isWhole || this.#seen.has(name)).toSorted();
    const lines = names.map(
      (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(this.#accepted.get(name))}`,
    );
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(this.#file, `{\n${lines.join(',\n')}\n}\n`);
  }

  /** The first matching picture on this machine stays, so that a later change can be shown. */
  async #keep(name: string, picture: Buffer): Promise<void> {
    const kept = await readFile(this.#path(name)).catch(() => null);
    if (!kept?.equals(picture)) await writePicture(this.#path(name), picture);
  }

  #path(name: string): string {
    return join(this.#pictures, `${name}.png`);
  }
}

async function writePicture(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

function hashOf(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}
