import { readTerms, type Term } from '../language/terms.ts';
import { occupationSpace } from '../taxonomy/occupation-space.ts';

/**
 * The terms of a resume as numbers: each different stem has one of its own. Rows are its lines in order, and behind them
 * the titles of its roles in order, empty where a role has none.
 */
export interface ResumeTerms {
  /** By stem, the term of the occupation space; -1 where occupations don't know it. */
  readonly known: Int32Array;
  /** By stem, its letters where occupations don't know it; else empty. */
  readonly unknown: readonly string[];
  /** By row, where its terms begin; those of the next row end them. */
  readonly starts: Uint32Array;
  /** One behind another: the number of the stem, and where it stands in its row. */
  readonly ids: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/** Reads the terms of rows of text. */
export function readResumeTerms(rows: readonly string[]): ResumeTerms {
  const { termNumber } = occupationSpace();
  const numbers = new Map<string, number>();
  const starts = new Uint32Array(rows.length + 1);
  const terms: Term[] = [];
  rows.forEach((row, index) => {
    for (const term of readTerms(row)) terms.push(term);
    starts[index + 1] = terms.length;
  });
  const ids = Uint32Array.from(terms, ({ stem }) => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  });
  const stems = [...numbers.keys()];
  return {
    known: Int32Array.from(stems, (stem) => termNumber.get(stem) ?? -1),
    unknown: stems.map((stem) => (termNumber.has(stem) ? '' : stem)),
    starts,
    ids,
    from: Uint32Array.from(terms, ({ start }) => start),
    to: Uint32Array.from(terms, ({ end }) => end),
  };
}

/** A stem by its number. */
export function stemAt({ known, unknown }: ResumeTerms, id: number): string {
  return unknown[id] || (occupationSpace().terms[known[id] ?? -1] ?? '');
}

/** The same terms without some of them; numbers of stems stay what they are. */
export function leaveOut(terms: ResumeTerms, isLeftOut: (term: number, row: number) => boolean): ResumeTerms {
  const starts = new Uint32Array(terms.starts.length);
  const kept: number[] = [];
  for (let row = 0; row + 1 < starts.length; row += 1) {
    for (let term = terms.starts[row] ?? 0; term < (terms.starts[row + 1] ?? 0); term += 1) {
      if (!isLeftOut(term, row)) kept.push(term);
    }
    starts[row + 1] = kept.length;
  }
  const pick = (from: Uint32Array) => Uint32Array.from(kept, (term) => from[term] ?? 0);
  return { ...terms, starts, ids: pick(terms.ids), from: pick(terms.from), to: pick(terms.to) };
}
