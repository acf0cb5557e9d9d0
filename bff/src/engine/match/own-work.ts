/** On the position's scale: where other work begins to resemble it, and where it is of the same kind. */
const OTHER_WORK = -0.3;
const SAME_WORK = 0.1;
/** A posting of fewer words has no field that work could be of. */
const LEAST_POSTING_WORDS = 10;
/** What a skill earns that is listed and never shown in use. */
export const LISTED_ONLY = 0.5;
/** What words earn that stand amid work of another kind. */
const LEAST_CREDIT = 0.2;
const OF_ANOTHER_KIND = 0.5;

/**
 * How far the candidate's own words speak of the position's work, 0 to 1, by how near those words are that are not the posting's.
 * Words that the posting has too prove what they say only amid such work; who says too little in own words is believed.
 */
export function ownWorkOf(own: number | null, posting: { readonly words: number }): number {
  if (own === null || posting.words < LEAST_POSTING_WORDS) return 1;
  return Math.min(1, Math.max(0, (own - OTHER_WORK) / (SAME_WORK - OTHER_WORK)));
}

/** The share of its points that a finding earns, .2 to 1. */
export function creditFor(ownWork: number): number {
  return LEAST_CREDIT + (1 - LEAST_CREDIT) * ownWork;
}

/** What to say where little is earned so. */
export function noteFor(ownWork: number): string | null {
  return ownWork < OF_ANOTHER_KIND ? 'Named amid work of another kind' : null;
}
