import type { Block } from '../extracted-document.ts';
import { startsWithAction } from './action-verbs.ts';
import { findPhone, isContactLine, readEmail } from './contact-line.ts';
import { findDateRanges, isOnlyDates } from './date-range.ts';
import { findName } from './find-name.ts';
import type { HeadingKind } from './heading-kind.ts';
import { isJobTitle } from './job-title.ts';
import { bodySizeOf, type SourceLine } from './line.ts';
import { readRoles } from './role-lines.ts';
import { sectionHeadingKind, sectionLabelOf } from './section-heading.ts';

export type BlockKind = Block['kind'];

const HEADER_LINES = 14;

/** Lines at the end that may be a footer with contacts. */
const FOOTER_LINES = 4;

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
    if (kinds[index] === 'name' || sections[index] !== 'header') isUnderContact = false;
    const isHeader = index < headerEnd || sections[index] === 'header';
    const isContact = isContactLine(line.text) || (isUnderContact && isShort(line.text));
    const isFooter = index >= lines.length - FOOTER_LINES && reaches(line.text);
    if (kinds[index] === 'line' && ((isHeader && isContact) || isFooter)) kinds[index] = 'contact';
    if (isContactBullet(line.text) && kinds[index] !== 'name') kinds[index] = 'contact';
  }
}

/** A short line with an address or a number: nothing else of it is a sentence. */
function reaches(text: string): boolean {
  return text.split(/\s+/).length <= 14 && (readEmail(text) !== null || findPhone(text) !== null);
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
  const within = repeatedLabels(lines);
  const known = lines.map((line) =>
    line.isListItem || within.has(line.text) ? null : sectionHeadingKind(line.text),
  );
  const first = known.findIndex((kind) => kind !== null);
  const looks = new Set(lines.filter((_, index) => known[index] !== null).map(lookOf));
  const bodySize = bodySizeOf(lines);
  const reached = lines.findIndex((line) => readEmail(line.text) !== null || findPhone(line.text) !== null);
  let section: LineSection = 'header';
  const sections = lines.map((line, index) => {
    const isBelowHeader = index > first || (reached >= 0 && index > reached);
    const isAlike =
      first >= 0 &&
      isBelowHeader &&
      !within.has(line.text) &&
      looks.has(lookOf(line)) &&
      canBeHeading(line, bodySize);
    const labeled =
      line.isListItem || lines[index + 1]?.isListItem === true ? null : sectionLabelOf(line.text);
    if (labeled !== null) return labeled.kind;
    const kind = known[index] ?? (isAlike ? 'other' : null);
    if (kind === null || (section === 'skills' && kind === 'other' && isListed(lines, index))) return section;
    kinds[index] = 'heading';
    section = kind;
    return section;
  });
  endContacts(lines, kinds, sections);
  return sections;
}

/** Contacts of a column beside a section end with the last of them, where a dated role follows: the section goes on. */
function endContacts(
  lines: readonly SourceLine[],
  kinds: readonly BlockKind[],
  sections: LineSection[],
): void {
  let isInContacts = false;
  let before: LineSection = 'header';
  for (const [index, line] of lines.entries()) {
    if (kinds[index] === 'heading') {
      before = sections[index - 1] ?? 'header';
      isInContacts = sections[index] === 'header' && before !== 'header';
    } else if (isInContacts && !isContactLine(line.text)) {
      const next = kinds.indexOf('heading', index);
      const end = next < 0 ? lines.length : next;
      isInContacts = false;
      if (lines.slice(index, end).some(({ text }) => findDateRanges(text).length > 0))
        sections.fill(before, index, end);
    }
  }
}

/** "Highlights" below each of several roles heads no section. */
function repeatedLabels(lines: readonly SourceLine[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { text } of lines) {
    if (!WITHIN_ROLE.test(text)) continue;
    if (seen.has(text)) repeated.add(text);
    seen.add(text);
  }
  return repeated;
}

const WITHIN_ROLE =
  /^(?:(?:key |main |selected )?(?:highlights|achievements|accomplishments|responsibilities|results|duties|tasks|projects|tools|technologies|tech stack)|achievements\s?\/\s?tasks):?$/i;

/** "Public Speaking" among skills: it looks like the entry above it, which is not the heading. */
function isListed(lines: readonly SourceLine[], index: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]];
  if (line === undefined || above === undefined || sectionHeadingKind(above.text) !== null) return false;
  return line.isEmphatic === above.isEmphatic && line.size === above.size && !isShouted(line.text);
}

function isShouted(text: string): boolean {
  return text === text.toUpperCase();
}

function lookOf(line: SourceLine): string {
  const isUpper = line.text === line.text.toUpperCase();
  return line.size === null ? 'unknown' : `${Math.round(line.size * 2)} ${line.isEmphatic} ${isUpper}`;
}

function canBeHeading(line: SourceLine, bodySize: number): boolean {
  if (line.size === null || line.isListItem || isJobTitle(line.text)) return false;
  const isShort = line.text.split(/\s+/).length <= 5 && line.text.length <= 40;
  const isUpper = line.text === line.text.toUpperCase() && (line.isEmphatic || line.size > bodySize + 0.8);
  const isLarger = line.isEmphatic && line.size > bodySize + 0.8;
  return isShort && !/[\t\d,.|@·:]/.test(line.text) && (isUpper || isLarger || line.size >= bodySize * 1.2);
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
