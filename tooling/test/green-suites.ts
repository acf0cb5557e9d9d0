import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';
import { contentHash } from './content-hash.ts';
import type { Suite } from './suite.ts';

const FILE = join(WORKSPACE, '.cache/test/green.json');

const Hashes = z.record(z.string(), z.string());

/**
 * Which suites were green when they last ran, and on which content: those need not run again. Kept in a file that
 * is not committed.
 */
export class GreenSuites {
  readonly #file: string;
  readonly #isIgnored: boolean;
  readonly #hashes: Map<string, string>;

  /** @param isIgnored whether everything runs, whatever was green */
  constructor({ isIgnored, file = FILE }: { isIgnored: boolean; file?: string }) {
    this.#file = file;
    this.#isIgnored = isIgnored;
    this.#hashes = new Map(Object.entries(read(file)));
  }

  /** The suites of a step that may be red: they never were green, or what they look at has changed since. */
  askedOf(step: string, suites: readonly Suite[]): Suite[] {
    if (this.#isIgnored) return [...suites];
    return suites.filter((suite) => {
      const before = this.#hashes.get(keyOf(step, suite));
      return before === undefined || before !== contentHash(suite.inputs);
    });
  }

  /** Keeps that these suites were green, and that those were not. */
  record(step: string, { green = [], red = [] }: { green?: readonly Suite[]; red?: readonly Suite[] }): void {
    for (const suite of red) this.#hashes.delete(keyOf(step, suite));
    for (const suite of green) {
      const now = contentHash(suite.inputs);
      if (now !== null) this.#hashes.set(keyOf(step, suite), now);
    }
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(this.#hashes), null, 1)}\n`);
  }
}

function keyOf(step: string, suite: Suite): string {
  return `${step} ${suite.name}`;
}

function read(file: string): Record<string, string> {
  try {
    return Hashes.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Never written, or by another version: everything runs.
    return {};
  }
}
