/** Words that many requirements have, and that tell none from another. */
const COMMON = new Set(
  'a an and or of in on to with for the is are as at by from you your our we it this that be have has can will who experience ability strong good skills skill knowledge working work years year plus preferred required etc must including such'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''));
  return [...new Set(words)].filter((word) => word !== '' && !COMMON.has(word));
}

/** How two texts share their words: `overlap` of the shorter one's, `jaccard` of all; each 0 to 1. */
export function sameWords(one: string, other: string): { overlap: number; jaccard: number; words: number } {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const others = new Set(second);
  const shared = first.filter((word) => others.has(word)).length;
  return {
    overlap: shared / (Math.min(first.length, second.length) || 1),
    jaccard: shared / (first.length + second.length - shared || 1),
    words: second.length,
  };
}

/** Share of the shorter text's words from which two quotes, or two readings of a requirement, are one. */
export const SAME_QUOTE = 0.5;
export const SAME_REQUIREMENT = 0.6;

/** The requirement, of those that an engine read, that a reader's is; undefined where it was not read. */
export function matchingRequirement<R extends { readonly text: string }>(
  text: string,
  read: readonly R[],
): R | undefined {
  return read
    .map((requirement) => ({ requirement, ...sameWords(text, requirement.text) }))
    .filter(({ overlap, jaccard, words }) => overlap >= SAME_REQUIREMENT && (jaccard >= 0.15 || words <= 3))
    .sort((a, b) => b.jaccard - a.jaccard || b.overlap - a.overlap)[0]?.requirement;
}
