import type { Block } from '../extracted-document.ts';
import { startsWithAction } from './action-verbs.ts';
import { findEmail, findLinks, isPlace } from './contact-line.ts';
import { findDateRanges } from './date-range.ts';
import { isJobTitle, isLedByJobNoun, isNamedByJob } from './job-title.ts';
import { bodySizeOf, type SourceLine } from './line.ts';
import { bareName, isNameWord, NO_NAME, nameWords, turnedName } from './name-words.ts';
import { namesDepartment } from './title-and-company.ts';

const NAME_WITHIN = 14;

/** Least that a line must have of all that speaks for a name. */
const ENOUGH = 1.5;

/**
 * The line of the candidate's name. What speaks for one: to be the first line, letters larger than the text's, and most of all
 * words that the address or a profile's link is made of. What speaks against it: the words of a job. A column may be read
 * before the one with the name, so a line further down counts if it is the largest or the address has its words.
 */
export function findName(lines: readonly SourceLine[], kinds: readonly Block['kind'][]): number | null {
  const handles = handlesOf(lines);
  const sizes = sizesOf(lines);
  const first = firstLine(lines, sizes);
  let best: number | null = null;
  let most = ENOUGH;
  for (const [index, line] of lines.entries()) {
    const isLine = kinds[index] !== 'heading' && !line.isListItem && (line.page ?? 1) === 1;
    const turned = turnedName(line.text);
    const isTurned = turned !== null && matchOf(turned, handles) > 0.9;
    if (!isLine || !(isTurned || looksLikeName(line.text))) continue;
    const matched = matchOf(isTurned ? turned : line.text, handles);
    const isFar = index >= NAME_WITHIN && line.size !== sizes.largest && !isWhole(matched, line, sizes);
    const score = isFar
      ? 0
      : scoreOf(line, index, { matched, sizes }) + (index === first.index ? first.bonus : 0);
    if (score < most || (score === most && best !== null)) continue;
    best = index;
    most = score;
  }
  return best;
}

/** The first line of nearly every resume is the name, whatever else looks like one. */
const FIRST = 2.5;

/** What the document is called, above the name. */
const CALLED = /^(?:resume|résumé|cv|curriculum vitae|lebenslauf|currículum|bewerbung)$/i;

interface First {
  index: number;
  bonus: number;
}

/** The first line, and what that says for it as a name: nothing for a job or in letters smaller than the text's. */
function firstLine(lines: readonly SourceLine[], sizes: Sizes): First {
  const index = lines.findIndex(({ text }) => !CALLED.test(text));
  const line = lines[index];
  const isOther = line === undefined || (line.size ?? sizes.body) < sizes.body || isJob(bareName(line.text));
  if (isOther) return { index, bonus: 0 };
  return { index, bonus: isRoleBelow(lines, index, line.text.toLowerCase()) ? -FIRST : FIRST };
}

/** A title in front of the resume opens a dated line of its first page again; names of pages are left out. */
function isRoleBelow(lines: readonly SourceLine[], index: number, words: string): boolean {
  return lines.some(
    ({ text, page }, at) =>
      at > index + 1 &&
      (page ?? 1) === 1 &&
      text.toLowerCase().startsWith(words) &&
      [at - 1, at, at + 1].some((near) => findDateRanges(lines[near]?.text ?? '').length > 0),
  );
}

/** Below the first lines all words of the name must be in the address, and the line may not be smaller than the text. */
function isWhole(matched: number, line: SourceLine, sizes: Sizes): boolean {
  return matched >= 0.8 && nameWords(line.text).length >= 2 && (line.size ?? sizes.body) >= sizes.body;
}

interface Sizes {
  body: number;
  largest: number;
}

function scoreOf(line: SourceLine, index: number, has: { matched: number; sizes: Sizes }): number {
  const name = bareName(line.text);
  const count = nameWords(line.text).length;
  const size = line.size ?? has.sizes.body;
  const larger = Math.min(3, Math.max(0, 3 * (size / has.sizes.body - 1)));
  const isTitle = isJob(name) && has.matched < 0.4;
  return (
    larger +
    (line.size !== null && line.size === has.sizes.largest && larger > 0.3 ? 1 : 0) +
    (index < 3 ? 1 : 0) +
    (count >= 2 && count <= 4 ? 0.5 : 0) +
    (index < 3 && IN_SIGNS.test(name) ? 1 : 0) +
    (index === 0 && line.size === null && line.isEmphatic ? 0.6 : 0) +
    4 * has.matched -
    (isTitle ? (isLedByJobNoun(name) ? 3 : 1.5) : 0) -
    doubtsOf(name)
  );
}

function isJob(name: string): boolean {
  return isJobTitle(name) && !isNamedByJob(name);
}

/** A whole name in Chinese, Japanese or Korean. */
const IN_SIGNS =
  /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$|^[\p{Script=Han}\p{Script=Hangul}]{1,3} [\p{Script=Han}\p{Script=Hangul}]{1,3}$/u;

/** What speaks against a name: the words of an address, of a sentence; letters that are somebody's initials. */
function doubtsOf(name: string): number {
  const words = name.split(/\s+/);
  return (
    (NO_NAME.doubtful.test(name) ? 1.5 : 0) +
    (words.length > 2 && startsWithAction(name) ? 1.5 : 0) +
    (words.filter(namesDepartment).length > 1 ? 3 : 0) +
    (/^(?:\p{Lu}[.&|]?\s?){1,3}$/u.test(name) ? 4.5 : 0)
  );
}

/** Sizes of the first page: the one that most letters have, and the largest of a line that can be read as words. */
function sizesOf(lines: readonly SourceLine[]): Sizes {
  const largest = lines.reduce((most, line) => (line.page === 1 ? Math.max(most, line.size ?? 0) : most), 0);
  return { body: bodySizeOf(lines) || 10, largest };
}

/** Whether a line can be a name: a few words that start as names do, no place, no sentence. */
export function looksLikeName(text: string): boolean {
  const name = bareName(text);
  const words = nameWords(text);
  if (words.length === 0 || words.length > 6 || !(/\p{L}{2}/u.test(name) || IN_SIGNS.test(name)))
    return false;
  if (isPlace(text) && !NO_NAME.credential.test(text)) return false;
  if (/[\d@:/|•·!?"()&+]/.test(name.replace(/ [sd]\/o /i, ' ')) || NO_NAME.words.test(name)) return false;
  return words.every(isNameWord);
}

/** More than one person has; every line is compared with each. */
const MOST_HANDLES = 40;

/** What stands before the @ of addresses and behind the last slash of profiles, in plain letters. */
function handlesOf(lines: readonly SourceLine[]): string[] {
  const texts = lines.filter((line) => (line.page ?? 1) === 1).map((line) => line.text);
  const addresses = texts.flatMap((text) => findEmail(text)?.[0].split('@')[0] ?? []);
  const profiles = texts
    .flatMap((text) => findLinks(text))
    .flatMap(({ text }) => /(?:linkedin\.com\/in|github\.com)\/([\w%-]+)/i.exec(text)?.[1] ?? []);
  return [...addresses, ...profiles]
    .slice(0, MOST_HANDLES)
    .map(plainLetters)
    .filter((handle) => handle.length >= 3);
}

/** Share of a name's letters that the words have which an address is made of; those of a job don't count. */
function matchOf(text: string, handles: readonly string[]): number {
  const words = nameWords(text)
    .flatMap((word) => word.split(/[-’']/))
    .map(plainLetters)
    .filter((word) => word.length >= 2);
  const all = words.reduce((sum, word) => sum + word.length, 0);
  const shares = handles.map((handle) => {
    const found = words.filter((word) => word.length >= 3 && handle.includes(word) && !isJobTitle(word));
    return found.reduce((sum, word) => sum + word.length, 0) / Math.max(all, 1);
  });
  return Math.max(0, ...shares);
}

function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z]/g, '');
}
