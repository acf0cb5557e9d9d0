import type { Block } from '../extractor.ts';
import { startsWithAction } from './action-verbs.ts';
import { isContactLine, isPlace } from './contact-line.ts';
import { isOnlyDates } from './date-range.ts';
import { isJobTitle } from './job-title.ts';
import type { SourceLine } from './line.ts';
import { readRoles } from './role-lines.ts';
import { type HeadingKind, sectionHeadingKind } from './section-heading.ts';

export type BlockKind = Block['kind'];

const NAME_WITHIN = 14;
const HEADER_LINES = 14;

/** What each line is. Lines are whole: joined, and without list markers. */
export function classifyLines(lines: readonly SourceLine[]): BlockKind[] {
  const kinds: BlockKind[] = lines.map((line) => (line.isListItem ? 'bullet' : 'line'));
  const sections = markHeadings(lines, kinds);
  const firstHeading = kinds.indexOf('heading');
  const headerEnd = firstHeading < 0 ? Math.min(HEADER_LINES, lines.length) : firstHeading;
  const name = findName(lines, kinds);
  if (name !== null) openHeader(name, { lines, kinds, sections });
  markContacts(headerEnd, { lines, kinds, sections });
  markRoles(lines, kinds, sections);
  return kinds;
}

interface Marked {
  lines: readonly SourceLine[];
  kinds: BlockKind[];
  sections: LineSection[];
}

/** The name opens the header, also where a column with sections of its own is read before it. */
function openHeader(name: number, { lines, kinds, sections }: Marked): void {
  kinds[name] = 'name';
  if ((lines[name]?.place ?? null) === null) return;
  for (let index = name; index < lines.length && kinds[index] !== 'heading'; index += 1)
    sections[index] = 'header';
}

/** Lines of the header that say how to reach the candidate; below a heading such as "Contact", every short one. */
function markContacts(headerEnd: number, { lines, kinds, sections }: Marked): void {
  let isUnderContact = false;
  for (const [index, line] of lines.entries()) {
    if (kinds[index] === 'heading') isUnderContact = sections[index] === 'header';
    if (kinds[index] === 'name') isUnderContact = false;
    const isHeader = index < headerEnd || sections[index] === 'header';
    const isContact = isContactLine(line.text) || (isUnderContact && isShort(line.text));
    if (kinds[index] === 'line' && isHeader && isContact) kinds[index] = 'contact';
    if (isContactBullet(line.text) && kinds[index] !== 'name') kinds[index] = 'contact';
  }
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 6;
}

function isContactBullet(text: string): boolean {
  return (
    text.length < 60 && /^\S+@\S+\.\S+$|^(?:https?:\/\/|www\.)?(?:linkedin|github)\.com\/\S+$/i.test(text)
  );
}

type LineSection = HeadingKind | 'header';

/** Finds headings by their words, and those with unknown words by looking like the known ones. */
function markHeadings(lines: readonly SourceLine[], kinds: BlockKind[]): LineSection[] {
  const known = lines.map((line) => (line.isListItem ? null : sectionHeadingKind(line.text)));
  const first = known.findIndex((kind) => kind !== null);
  const looks = new Set(lines.filter((_, index) => known[index] !== null).map(lookOf));
  const bodySize = bodySizeOf(lines);
  let section: LineSection = 'header';
  return lines.map((line, index) => {
    const isAlike = first >= 0 && index > first && looks.has(lookOf(line)) && canBeHeading(line, bodySize);
    const kind = known[index] ?? (isAlike ? 'other' : null);
    if (kind === null) return section;
    kinds[index] = 'heading';
    section = kind;
    return section;
  });
}

function lookOf(line: SourceLine): string {
  const isUpper = line.text === line.text.toUpperCase();
  return line.size === null ? 'unknown' : `${Math.round(line.size * 2)} ${line.isEmphatic} ${isUpper}`;
}

function canBeHeading(line: SourceLine, bodySize: number): boolean {
  if (line.size === null || line.isListItem || isJobTitle(line.text)) return false;
  const isShort = line.text.split(/\s+/).length <= 4 && line.text.length <= 40;
  const isUpper = line.text === line.text.toUpperCase() && (line.isEmphatic || line.size > bodySize + 0.8);
  return isShort && !/[\t\d,.|@·:]/.test(line.text) && (isUpper || line.size >= bodySize * 1.2);
}

/** The size that most letters have. */
function bodySizeOf(lines: readonly SourceLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round((line.size ?? 0) * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/**
 * The tallest capitalised line that is no heading, title, place or contact: near the top, or anywhere on the
 * first page if no line of the page is as tall, since a column may be read before the one with the name.
 */
function findName(lines: readonly SourceLine[], kinds: readonly BlockKind[]): number | null {
  let best: number | null = null;
  const tallest = lines.reduce((most, line) => (line.page === 1 ? Math.max(most, line.size ?? 0) : most), 0);
  for (const [index, line] of lines.entries()) {
    const isTallest = line.size !== null && line.size === tallest;
    if (index >= NAME_WITHIN && !isTallest) continue;
    if (kinds[index] === 'heading' || line.isListItem || (line.page ?? 1) > 1 || !looksLikeName(line))
      continue;
    if (best === null || (line.size ?? 0) > (lines[best]?.size ?? 0) + 0.5) best = index;
  }
  if (best === null) return null;
  const size = lines[best]?.size ?? null;
  const isTall = size !== null && lines.every((line, index) => index === best || (line.size ?? 0) < size);
  const words = nameWords(lines[best]?.text ?? '');
  if (isTall) return best;
  const isPlain = words.length >= 2 && words.length <= 4 && !isJobTitle(words.join(' '));
  return isPlain && best < 3 ? best : null;
}

function looksLikeName(line: SourceLine): boolean {
  const words = nameWords(line.text);
  if (words.length === 0 || words.length > 5 || isPlace(line.text)) return false;
  if (/[\d@:/|•·!?"()]/.test(withoutScript(line.text).split('\t')[0] ?? '')) return false;
  return words.every((word) =>
    /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*|(?:van|von|der|den|de|da|di|del|la|le|bin|ibn|al|el|y|e|dos|ten)\b)$/u.test(
      word,
    ),
  );
}

/** A name in another script behind it, in brackets, or a name to be called by: "Haruka Bell (ハルカ)". */
function withoutScript(text: string): string {
  return text.replace(/\s?\([\p{L}\p{M} .'’-]{1,30}\)(?=$|\t|,)/u, '');
}

/** The words of a name, without what stands behind a comma or a wide gap, such as a degree. */
export function nameWords(text: string): string[] {
  const name = withoutScript(text).split(/\t|,/)[0] ?? '';
  return name.split(/\s+/).filter(Boolean);
}

/** Headings of dated positions become roles, dates on a line of their own don't: in experience sections; without any such section, everywhere. */
function markRoles(lines: readonly SourceLine[], kinds: BlockKind[], sections: readonly LineSection[]): void {
  const hasExperience = sections.includes('experience');
  for (const run of runs(
    sections,
    (section) =>
      section === 'experience' ||
      (!hasExperience && (section === 'summary' || section === 'other' || section === 'header')),
  )) {
    const members = run.filter((index) => kinds[index] === 'line' || kinds[index] === 'bullet');
    const textAt = (at: number) => lines[members[at] ?? -1]?.text ?? '';
    const roles = readRoles(members.map((index) => lines[index] ?? { text: '', isListItem: false }));
    const heads = roles.flatMap((role) =>
      role.head.flatMap((at) => (role.head.length > 1 && isOnlyDates(textAt(at)) ? [] : (members[at] ?? []))),
    );
    for (const index of heads) kinds[index] = 'role';
    for (const index of roles.length > 0 ? members : []) {
      if (kinds[index] === 'line' && startsWithAction(lines[index]?.text ?? '')) kinds[index] = 'bullet';
    }
  }
}

/** Runs of line numbers whose section passes. */
function runs(sections: readonly LineSection[], passes: (section: LineSection) => boolean): number[][] {
  const all: number[][] = [];
  let previous: LineSection | null = null;
  for (const [index, section] of sections.entries()) {
    if (!passes(section)) {
      previous = null;
      continue;
    }
    if (previous === null) all.push([]);
    all.at(-1)?.push(index);
    previous = section;
  }
  return all;
}
