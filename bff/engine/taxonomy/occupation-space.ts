import { readFileSync } from 'node:fs';
import { readBinarySections } from './sections.ts';

/** A term by its number, and how much a text is about it. */
export interface WeighedTerm {
  readonly term: number;
  readonly weight: number;
}

/** For each term the occupations that it speaks for, one behind another. */
export interface Postings {
  /** Where the occupations of a term begin; those of the next one end them. */
  readonly starts: Uint32Array;
  readonly occupations: Uint16Array;
  /** Of 65,535. */
  readonly weights: Uint16Array;
}

/** The words of occupations, and the spaces that texts are compared in. */
export interface OccupationSpace {
  readonly titles: readonly string[];
  /** Stems by their numbers. */
  readonly terms: readonly string[];
  /** Number of a stem; absent when it tells no occupation apart. */
  readonly termNumber: ReadonlyMap<string, number>;
  /** By term number: 0 for a word of every occupation, about 8 for a rare one. */
  readonly idf: Float32Array;
  readonly dimensions: number;
  /** By term, its place in each direction, of 127, to be multiplied by its scale. */
  readonly latent: Int8Array;
  readonly latentScale: Float32Array;
  readonly postings: Postings;
  /** By occupation: the direction that every text has in common. */
  readonly mean: Float32Array;
  /** Occupations read as if they were resumes: what is near and what is far to a position is told by them. */
  readonly measure: Measure;
  /** Those that O*NET and ESCO know little of. */
  readonly trades: readonly WordsOfTrade[];
}

/** Texts of occupations as vectors, one behind another. */
export interface Measure {
  readonly count: number;
  /** Occupations that are kept of each text. */
  readonly kept: number;
  /** By text, its place in each direction, of 127. */
  readonly latent: Int8Array;
  /** By text, the occupations that it is nearest to or farthest from, and how near, of 32,767. */
  readonly occupations: Uint16Array;
  readonly nearness: Int16Array;
}

/** Stems of a trade: what its people are called, and words that they write of their work. */
export interface WordsOfTrade {
  readonly names: readonly string[];
  readonly words: readonly string[];
}

/** What the file says of itself. */
export interface SpaceHead {
  readonly titles: readonly string[];
  readonly terms: readonly string[];
  readonly dimensions: number;
  readonly measured: number;
  readonly kept: number;
  readonly trades: readonly WordsOfTrade[];
}

let loaded: OccupationSpace | null = null;

/** The committed artefact, read once for each process. */
export function occupationSpace(): OccupationSpace {
  loaded ??= parse(readFileSync(new URL('./occupations.generated.bin', import.meta.url)));
  return loaded;
}

/** The idf of a stem that no occupation knows: rare, but a slip of the pen is no treasure. */
const UNKNOWN_IDF = 4.5;

/** How much a stem tells: 0 for a word of every occupation, about 8 for a rare one. */
export function idfOf(stem: string): number {
  const { termNumber, idf } = occupationSpace();
  const number = termNumber.get(stem);
  return number === undefined ? UNKNOWN_IDF : (idf[number] ?? UNKNOWN_IDF);
}

/** Whether any occupation is told with a word. */
export const isKnownWord = (stem: string): boolean => occupationSpace().termNumber.has(stem);

function parse(bytes: Uint8Array): OccupationSpace {
  const sections = readBinarySections(bytes);
  const head = sections.head as SpaceHead;
  const space = {
    titles: head.titles,
    terms: head.terms,
    termNumber: new Map(head.terms.map((stem, number) => [stem, number])),
    idf: sections.float32(),
    dimensions: head.dimensions,
    latent: sections.int8(),
    latentScale: sections.float32(),
    postings: {
      starts: sections.uint32(),
      occupations: sections.uint16(),
      weights: sections.uint16(),
    },
    mean: sections.float32(),
  };
  const measure = {
    count: head.measured,
    kept: head.kept,
    latent: sections.int8(),
    occupations: sections.uint16(),
    nearness: sections.int16(),
  };
  return { ...space, measure, trades: head.trades };
}
