import { streamSafe } from '@shortlist/engine';

/** What a text is compared by. */
export interface MinHashSignature {
  /** 128 numbers: how many two texts share of them is about how many word triples they share. */
  readonly signature: Uint32Array;
  /** Found by one of these, two texts of four fifths the same are missed once in ten million. */
  readonly bands: readonly number[];
}

const HASHES = 128;
const ROWS_A_BAND = 4;
const WORDS_A_SHINGLE = 3;

/** A text of fewer words is like many others. */
const LEAST_WORDS = 40;

/** Two texts are near identical from this share of the same word triples on. */
export const NEAR_IDENTICAL = 0.8;

/** A text and whose it is. */
export interface Printed {
  readonly text: string;
  readonly ownerId: string;
}

/**
 * MinHash over triples of words, in bands. Who the text belongs to is mixed into the bands, so that texts of two
 * accounts never meet in the index. Null for a text of few words.
 */
export function minHash({ text, ownerId }: Printed): MinHashSignature | null {
  const words = text.split('\n').flatMap(wordsOf);
  if (words.length < LEAST_WORDS) return null;
  const signature = new Uint32Array(HASHES).fill(0xffffffff);
  const hashes = words.map((word) => hashOf(word, 0x811c9dc5));
  for (let at = 0; at + WORDS_A_SHINGLE <= hashes.length; at += 1) {
    const shingle = mix(mix(mix(1, hashes[at] ?? 0), hashes[at + 1] ?? 0), hashes[at + 2] ?? 0);
    for (let index = 0; index < HASHES; index += 1) {
      const value = scramble(Math.imul(shingle, SEEDS[index * 2] ?? 1) + (SEEDS[index * 2 + 1] ?? 0));
      if (value < (signature[index] ?? 0)) signature[index] = value;
    }
  }
  return { signature, bands: bandsOf(signature, hashOf(ownerId, 0x811c9dc5)) };
}

/** No word goes on in the next line. */
function wordsOf(line: string): string[] {
  return (
    streamSafe(line)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** About which share of word triples two texts have in common, 0 to 1. */
export function jaccardEstimate(one: Uint32Array, other: Uint32Array): number {
  return one.reduce((same, value, index) => same + Number(value === other[index]), 0) / HASHES;
}

/** As it is kept. */
export const packSignature = (signature: Uint32Array): string =>
  Buffer.from(signature.buffer).toString('base64');

/** As it was before it was kept. */
export function unpackSignature(packed: string): Uint32Array {
  const bytes = Buffer.from(packed, 'base64');
  return Uint32Array.from({ length: HASHES }, (_, index) => bytes.readUInt32LE(index * 4));
}

function bandsOf(signature: Uint32Array, owner: number): number[] {
  return Array.from(
    { length: HASHES / ROWS_A_BAND },
    (_, band) =>
      // As a signed number: the database has no other of four bytes.
      signature.slice(band * ROWS_A_BAND, (band + 1) * ROWS_A_BAND).reduce(mix, mix(owner, band)) | 0,
  );
}

/** FNV-1a. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const mix = (hash: number, value: number): number => scramble(Math.imul(hash, 31) + value);

/** Every bit of the input moves half of the output. */
function scramble(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Odd factors and summands, the same everywhere and always: what is kept was made with them. */
const SEEDS = Uint32Array.from({ length: HASHES * 2 }, (_, index) => scramble(index * 0x9e3779b9 + 1) | 1);
