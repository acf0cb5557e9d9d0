import { spellOut } from '../language/abbreviations.ts';
import { readTerms } from '../language/terms.ts';
import { wordFamilyOf } from '../language/word-family.ts';
import type { ResumeTerms } from '../profile/resume-terms.ts';
import { idfOf, occupationSpace } from '../taxonomy/occupation-space.ts';

/** What a text of a position asks for by its words. */
export interface AskedWords {
  /** The number of each. */
  readonly ids: Int32Array;
  /** By the number of a word, how much it weighs; 0 where it isn't asked for, nothing behind the last that was known. */
  readonly weights: Float64Array;
  readonly total: number;
}

/** The share of what is asked that some words of a position carry, 0 to 1. */
export function shareOf({ ids, weights, total }: AskedWords, words: ReadonlySet<number>): number {
  const shared = ids.reduce((sum, word) => (words.has(word) ? sum + (weights[word] ?? 0) : sum), 0);
  return total === 0 ? 0 : shared / total;
}

let familyTerms: ReadonlyMap<string, readonly number[]> | null = null;

/** The terms of the occupation space by their word family. */
function termsByFamily(): ReadonlyMap<string, readonly number[]> {
  familyTerms ??= Map.groupBy(occupationSpace().terms.keys(), (term) =>
    wordFamilyOf(occupationSpace().terms[term] ?? ''),
  );
  return familyTerms;
}

/** The different words of a position as numbers of its own, so that words of resumes are compared as numbers. */
export class JobTerms {
  readonly #byStem = new Map<string, number>();
  readonly #byFamily = new Map<string, number>();
  /** By term of the occupation space. */
  readonly #byKnown = new Int32Array(occupationSpace().idf.length).fill(-1);
  readonly #byKnownFamily = new Int32Array(occupationSpace().idf.length).fill(-1);

  get count(): number {
    return this.#byStem.size;
  }

  /** The number of a word; it gets one if it has none yet. */
  add(stem: string): number {
    const given = this.#byStem.get(stem);
    if (given !== undefined) return given;
    const number = this.#byStem.size;
    this.#byStem.set(stem, number);
    const known = occupationSpace().termNumber.get(stem);
    if (known !== undefined) this.#byKnown[known] = number;
    const family = wordFamilyOf(stem);
    if (!this.#byFamily.has(family)) {
      this.#byFamily.set(family, number);
      for (const term of termsByFamily().get(family) ?? []) this.#byKnownFamily[term] = number;
    }
    return number;
  }

  /** The different words of a text, short forms written out, each by its rarity unless `weigh` says otherwise. */
  ask(text: string, weigh: (stem: string) => number = idfOf): AskedWords {
    const words = new Map(readTerms(spellOut(text)).map(({ stem }) => [this.add(stem), stem]));
    const weights = new Float64Array(this.count);
    let total = 0;
    for (const [word, stem] of words) {
      weights[word] = weigh(stem);
      total += weights[word] ?? 0;
    }
    return { ids: Int32Array.from(words.keys()), weights, total };
  }

  /**
   * By word of a resume, its number here, -1 where the position has no such word; and the same with the number of one of its family
   * where the position has that.
   */
  numbersIn({ known, unknown }: ResumeTerms): { numbers: readonly number[]; families: readonly number[] } {
    // Cheaper to make than typed arrays.
    const numbers: number[] = [];
    const families: number[] = [];
    for (let id = 0; id < known.length; id += 1) {
      const term = known[id] ?? -1;
      const stem = unknown[id] ?? '';
      const number = (term < 0 ? this.#byStem.get(stem) : this.#byKnown[term]) ?? -1;
      const family = term < 0 ? this.#byFamily.get(wordFamilyOf(stem)) : this.#byKnownFamily[term];
      numbers.push(number);
      families.push(number < 0 ? (family ?? -1) : number);
    }
    return { numbers, families };
  }
}
