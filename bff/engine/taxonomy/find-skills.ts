import { judgeByNeighbors } from './doubtful-words.ts';
import type { SkillKind } from './skill-rows.ts';
import { aliasAt, kindAt, nameAt, placeOf } from './skill-table.ts';
import { readWords, type Word } from './words.ts';

/** A skill that stands in a text, with its UTF-16 offsets. */
export interface SkillMention {
  name: string;
  start: number;
  end: number;
}

interface Candidate extends SkillMention {
  readonly kind: SkillKind;
  readonly isDoubtful: boolean;
}

const SEPARATOR_BEFORE = /(?:^|[,;:|/•·()\t–-]|\band\b|\bor\b|\bwith\b|\bin\b|&)\s*$/i;
const SEPARATOR_AFTER = /^\s*(?:$|[,;:|/•·()\t.–-]|\band\b|\bor\b|&)/i;

/**
 * The skills that a line names, in order, none inside another.
 *
 * @param isListing whether it stands in a list of skills, where a word that may be something else is one.
 */
export function findSkills(line: string, isListing = false): SkillMention[] {
  const found = candidatesIn(line);
  const doubtful = found.filter((each) => each.isDoubtful);
  if (doubtful.length === 0) return found.map(plain);
  const kept = new Set(found.filter((each) => !each.isDoubtful));
  const silent = doubtful.filter((each) => {
    const verdict = isWhole(line, each)
      ? true
      : judgeByNeighbors(each.name, line.slice(each.start, each.end), around(line, each));
    if (verdict === true) kept.add(each);
    return verdict === null && isInList(line, each);
  });
  const kinds = new Set([...kept].map((each) => each.kind));
  for (const [at, each] of silent.entries()) {
    const isListed = isBeside(line, silent[at - 1], each) || isBeside(line, each, silent[at + 1]);
    if (isListing || kinds.has(each.kind) || isListed) kept.add(each);
  }
  return found.filter((each) => kept.has(each)).map(plain);
}

const plain = ({ name, start, end }: Candidate): SkillMention => ({ name, start, end });

/** The taxonomy's name of a skill, whatever alias is given; null when it knows none. */
export function canonicalSkill(text: string): string | null {
  const place = placeOf(text);
  return place === null ? null : nameAt(place);
}

/** What kind of thing a skill is, by any of its aliases; null when the taxonomy does not know it. */
export function kindOfSkill(text: string): SkillKind | null {
  const place = placeOf(text);
  return place === null ? null : kindAt(place);
}

/** The year of a version: "Windows 2003 Server" is Windows Server. */
const YEAR = /^(?:19|20)\d\d(?:r2)?$/i;

function candidatesIn(line: string): Candidate[] {
  const words = readWords(line).filter(({ text }) => !YEAR.test(text));
  const found: Candidate[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.joint === '-') continue;
    const alias = aliasAt(words, at);
    if (alias === null) continue;
    const last = at + alias.words.length - 1;
    if (alias.place !== null && !(alias.isDoubtful && isGlued(words[last + 1])))
      found.push({
        name: nameAt(alias.place),
        kind: kindAt(alias.place),
        isDoubtful: alias.isDoubtful,
        start: words[at]?.start ?? 0,
        end: words[last]?.end ?? 0,
      });
    at = last;
  }
  return found;
}

/** "Go-to-market" and "R&D" hold no Go and no R. */
const isGlued = (next: Word | undefined): boolean => next?.joint === '-' || next?.joint === '&';

/** A list item or a tag of its own. */
const isWhole = (line: string, { start, end }: SkillMention): boolean =>
  start < 5 &&
  line.length - end < 5 &&
  line.slice(0, start).trim() === '' &&
  /^[\s.;,]*$/.test(line.slice(end));

const around = (line: string, { start, end }: SkillMention): [string, string] => [
  line.slice(Math.max(0, start - 24), start),
  line.slice(end, end + 24),
];

function isInList(line: string, mention: SkillMention): boolean {
  const [before, after] = around(line, mention);
  return SEPARATOR_BEFORE.test(before) && SEPARATOR_AFTER.test(after);
}

/** "Go, Rust": two doubtful ones of a kind side by side, with nothing but a separator between them. */
function isBeside(line: string, one: Candidate | undefined, next: Candidate | undefined): boolean {
  if (one === undefined || next === undefined || one.kind !== next.kind || one.name === next.name)
    return false;
  if (next.start - one.end > 12) return false;
  return /^\s*(?:[,;/|•·&]|and\b|or\b)[\s,]*(?:and|or)?\s*$/.test(line.slice(one.end, next.start));
}
