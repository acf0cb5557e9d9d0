import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { comparePictures } from './compare-pictures.ts';

/** How a picture stands against the accepted one. */
export type PictureVerdict =
  | { kind: 'same' }
  | { kind: 'new' }
  /** `pixels` that differ, and where the picture with them in red lies; null when the accepted one is not here. */
  | { kind: 'changed'; pixels: number | null; diff: string | null };

const Hashes = z.record(z.string(), z.string());

/**
 * The accepted pictures. Their hashes are committed, one file a renderer (platform and major version of Chromium,
 * since letters are drawn differently by each); the pictures lie in a cache that is not committed.
 */
export class Baselines {
  readonly #file: string;
  readonly #pictures: string;
  readonly #accepted: Map<string, string>;
  readonly #seen = new Set<string>();

  private constructor(file: string, pictures: string, accepted: Map<string, string>) {
    this.#file = file;
    this.#pictures = pictures;
    this.#accepted = accepted;
  }

  /** Reads what was accepted for this renderer; nothing yet is fine. */
  static async open(folder: string, cache: string, renderer: string): Promise<Baselines> {
    const file = join(folder, `${renderer}.json`);
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const accepted = new Map(Object.entries(Hashes.parse(JSON.parse(text))));
    return new Baselines(file, join(cache, renderer), accepted);
  }

  get isEmpty(): boolean {
    return this.#accepted.size === 0;
  }

  /** Compares a picture with the accepted one of that name: by hash, and where that differs by pixels. */
  async judge(name: string, picture: Buffer): Promise<PictureVerdict> {
    this.#seen.add(name);
    const accepted = this.#accepted.get(name);
    if (!accepted) return { kind: 'new' };
    if (accepted === hashOf(picture)) {
      await this.#keep(name, picture);
      return { kind: 'same' };
    }
    const before = await readFile(this.#path(name)).catch(() => null);
    if (!before || hashOf(before) !== accepted) return { kind: 'changed', pixels: null, diff: null };
    const { pixels, diff } = comparePictures(before, picture);
    if (pixels === 0) return { kind: 'same' };
    const path = this.#path(`${name}.diff`);
    await writePicture(path, diff);
    return { kind: 'changed', pixels, diff: path };
  }

  /** Takes a picture as it should be. */
  async accept(name: string, picture: Buffer): Promise<void> {
    this.#seen.add(name);
    this.#accepted.set(name, hashOf(picture));
    await writePicture(this.#path(name), picture);
    await rm(this.#path(`${name}.diff`), { force: true });
  }

  /** Writes the hashes; with `isWhole` those of stories that are gone are left out. */
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
