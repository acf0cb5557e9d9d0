/** On the position's scale: where other work begins to resemble it, and where it is of the same kind. */
const OTHER_WORK = -0.3;
const SAME_WORK = 0.3;
/** A posting of fewer words has no field that work could be of. */
const LEAST_POSTING_WORDS = 10;
/** What a skill earns that is listed and never shown in use. */
export const LISTED_ONLY = 0.5;
/** What earns something amid work of another kind: a skill has a name, while a sentence is met by words that any work may share. */
const LEAST_CREDIT = { skill: 0.2, words: 0.05 } as const;
/** From here on a skill is believed in full; words begin to be believed a little above halfway. */
const SKILL_IN_FULL = 2 / 3;
const WORDS_BEGIN = 0.55;
const OF_ANOTHER_KIND = 1 / 3;

/** The candidate's own words: how near they come to the position, null where there are too few, and how much they tell, 0 to 1. */
interface OwnWords {
  readonly own: number | null;
  readonly told: number;
}

/**
 * How far the candidate's own words speak of the position's work, 0 to 1, by how near those words are that are not the posting's.
 * Words that the posting has too prove what they say only amid such work; whose own words tell little is believed.
 */
export function contextSupport({ own, told }: OwnWords, posting: { readonly words: number }): number {
  if (own === null || posting.words < LEAST_POSTING_WORDS) return 1;
  const near = Math.min(1, Math.max(0, (own - OTHER_WORK) / (SAME_WORK - OTHER_WORK)));
  return 1 - told * (1 - near);
}

/** The share of its points that a skill earns which is named, .2 to 1. */
export function skillCredit(ownWork: number): number {
  return LEAST_CREDIT.skill + (1 - LEAST_CREDIT.skill) * Math.min(1, ownWork / SKILL_IN_FULL);
}

/** The share of its points that a sentence earns whose words are found, .05 to 1. */
export function statementCredit(ownWork: number): number {
  return (
    LEAST_CREDIT.words + (1 - LEAST_CREDIT.words) * Math.max(0, (ownWork - WORDS_BEGIN) / (1 - WORDS_BEGIN))
  );
}

/** What to say where little is earned so. */
export function noteFor(ownWork: number): string | null {
  return ownWork < OF_ANOTHER_KIND ? 'Named amid work of another kind' : null;
}
