import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { comparePictures } from './compare-pictures.ts';
import { drawFingerprint, looksLike, markDifferences, pictureFingerprint, TOLERANCE } from './fingerprint.ts';

/** How a picture stands against the accepted one. */
export type PictureVerdict = 'same' | 'new' | 'changed';

/** What a change looks like. */
export interface ShownChange {
  /** How many differ; null when the accepted picture is not on this machine. */
  pixels: number | null;
  /** The files that show it, and their folder. */
  seen: string;
}

/** What is committed of a picture: the major version of the Chromium that drew it, its hash and its fingerprint. */
const Accepted = z.tuple([z.int(), z.string(), z.string()]);
type Accepted = z.infer<typeof Accepted>;

const AcceptedByName = z.record(z.string(), Accepted);

/** Where accepted pictures are, and who draws the new ones. */
export interface Shelf {
  /** The folder of a package. */
  folder: string;
  /** Where pictures lie that are not committed. */
  cache: string;
  /** Letters are drawn differently on each: one file for one platform. */
  platform: string;
  /** The major version of Chromium. */
  version: number;
}

/**
 * The accepted pictures of a package. Their hashes and fingerprints are committed beside its stories; the pictures lie in a
 * cache that is not. Versions of Chromium are compared with each other, with a tolerance of their own.
 */
export class Baselines {
  readonly #file: string;
  readonly #pictures: string;
  readonly #version: number;
  readonly #accepted: Map<string, Accepted>;
  readonly #seen = new Set<string>();

  private constructor({ cache, version }: Shelf, file: string, accepted: Map<string, Accepted>) {
    this.#file = file;
    this.#pictures = cache;
    this.#version = version;
    this.#accepted = accepted;
  }

  /** Reads what was accepted; nothing yet is fine. */
  static async open(shelf: Shelf): Promise<Baselines> {
    const file = join(shelf.folder, '.baselines', `${shelf.platform}.json`);
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const accepted = new Map(Object.entries(AcceptedByName.parse(JSON.parse(text))));
    return new Baselines(shelf, file, accepted);
  }

  /** The version of Chromium that drew the accepted picture; null when there is none. */
  versionOf(name: string): number | null {
    return this.#accepted.get(name)?.[0] ?? null;
  }

  /** Whether it is the accepted picture to the last byte. */
  isAccepted(name: string, picture: Buffer): boolean {
    return this.#accepted.get(name)?.[1] === hashOf(picture);
  }

  /** Compares a picture with the accepted one of that name: by hash, by fingerprint, and where both are here by pixels. */
  async judge(name: string, picture: Buffer): Promise<PictureVerdict> {
    this.#seen.add(name);
    const accepted = this.#accepted.get(name);
    if (!accepted) return 'new';
    const [version, , fingerprint] = accepted;
    if (this.isAccepted(name, picture)) {
      await this.#keep(name, picture);
      return 'same';
    }
    if (!looksLike(fingerprint, picture, this.#toleranceOf(version))) return 'changed';
    if (version !== this.#version) return 'same';
    const before = await this.#kept(name);
    return before && comparePictures(before, picture).pixels > 0 ? 'changed' : 'same';
  }

  /** Writes what shows a change: the picture, what was accepted as far as it is known here, and the difference. */
  async show(name: string, picture: Buffer): Promise<ShownChange> {
    const accepted = this.#accepted.get(name);
    if (!accepted) throw new Error(`No picture is accepted as ${name}.`);
    const [version, , fingerprint] = accepted;
    const before = await this.#kept(name);
    const { pixels, diff } = before
      ? comparePictures(before, picture)
      : { pixels: null, diff: markDifferences(fingerprint, picture, this.#toleranceOf(version)) };
    if (!before) await writePicture(this.#path(`${name}.coarse`), drawFingerprint(fingerprint));
    await writePicture(this.#path(`${name}.new`), picture);
    await writePicture(this.#path(`${name}.diff`), diff);
    const shown = ['.new', before ? '' : '.coarse', '.diff'].map((kind) => `${name}${kind}.png`);
    return { pixels, seen: `${shown.join(', ')} in ${this.#pictures}` };
  }

  /** Takes a picture as it should be. */
  async accept(name: string, picture: Buffer): Promise<void> {
    this.#seen.add(name);
    this.#accepted.set(name, [this.#version, hashOf(picture), pictureFingerprint(picture)]);
    await writePicture(this.#path(name), picture);
    for (const kind of ['.new', '.coarse', '.diff']) await rm(this.#path(`${name}${kind}`), { force: true });
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

  #toleranceOf(version: number): number {
    return version === this.#version ? TOLERANCE.sameVersion : TOLERANCE.otherVersion;
  }

  /** The accepted picture, where it is on this machine. */
  async #kept(name: string): Promise<Buffer | null> {
    const kept = await readFile(this.#path(name)).catch(() => null);
    return kept && this.isAccepted(name, kept) ? kept : null;
  }

  /** A matching picture stays on this machine, so that a later change can be shown. */
  async #keep(name: string, picture: Buffer): Promise<void> {
    if (!(await this.#kept(name))) await writePicture(this.#path(name), picture);
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
