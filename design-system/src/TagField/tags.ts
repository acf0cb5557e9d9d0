/** What ends a tag while typing and while pasting. */
const ENDS = /[,，、\n\r\t]+/u;

/** What a field of tags allows. */
export interface TagRules {
  /** How many tags at most. */
  readonly limit?: number | undefined;
  /** How many characters a tag has at most. */
  readonly maxLength: number;
}

/** A tag that was not taken, and why. */
export interface Refusal {
  readonly tag: string;
  readonly reason: 'duplicate' | 'limit' | 'length';
  /** The tag that is there already, when it is a duplicate. */
  readonly existing?: string;
}

/** What became of several tags at once. */
export interface Addition {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  readonly refused: readonly Refusal[];
}

/** The tags in a text, cut at commas, tabs and new lines; without empty ones, spaces made single. */
export function tagsIn(text: string): string[] {
  return text.split(ENDS).map(tidy).filter(Boolean);
}

/** What is typed after the last end of a tag. */
export function unendedPart(text: string): string {
  return text.split(ENDS).at(-1) ?? '';
}

/** Whether a text holds the end of a tag, so that something is to be added. */
export function hasEnd(text: string): boolean {
  return ENDS.test(text);
}

/** Every tag once; the first spelling stays. */
export function distinct(tags: readonly string[]): readonly string[] {
  const byIdentity = new Map<string, string>();
  for (const tag of tags) {
    const id = identity(tag);
    if (!byIdentity.has(id)) byIdentity.set(id, tag);
  }
  return [...byIdentity.values()];
}

/** Whether two tags say the same: capitals, spaces and the way an accent is stored make no difference. */
export function isSameTag(one: string, other: string): boolean {
  return identity(one) === identity(other);
}

/** Adds tags one after the other, as far as the rules allow. */
export function addTags(tags: readonly string[], more: readonly string[], rules: TagRules): Addition {
  const added: string[] = [];
  const refused: Refusal[] = [];
  for (const tag of more) {
    const refusal = refusalOf(tag, [...tags, ...added], rules);
    if (refusal) refused.push(refusal);
    else added.push(tag);
  }
  return { tags: [...tags, ...added], added, refused };
}

function refusalOf(tag: string, tags: readonly string[], { limit, maxLength }: TagRules): Refusal | null {
  const existing = tags.find((one) => isSameTag(one, tag));
  if (existing !== undefined) return { tag, reason: 'duplicate', existing };
  if (limit !== undefined && tags.length >= limit) return { tag, reason: 'limit' };
  if (lengthOf(tag) > maxLength) return { tag, reason: 'length' };
  return null;
}

/** Characters as a reader counts them: an emoji or a letter with its accent is one. */
export function lengthOf(tag: string): number {
  return [...new Intl.Segmenter().segment(tag)].length;
}

function tidy(tag: string): string {
  return tag.trim().replaceAll(/\s+/gu, ' ');
}

function identity(tag: string): string {
  return tidy(tag).normalize('NFKC').toLocaleLowerCase();
}
