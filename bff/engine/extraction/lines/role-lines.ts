import { isSentenceOfWork, startsWithAction } from './action-verbs.ts';
import { isPlace } from './contact-line.ts';
import {
  type DateRange,
  findDateRanges,
  findHiddenDates,
  findLonePoint,
  type Stretch,
} from './date-range.ts';
import {
  isJobTitle,
  isLedByJobNoun,
  isNamedByTrade,
  isOrganization,
  isSurelyOrganization,
} from './job-title.ts';
import { type NamedRole, nameRole, type Piece, pickTitle } from './name-role.ts';
import { takeLabel } from './role-labels.ts';
import { headOf, splitHead } from './split-head.ts';

/** A line of an experience section. */
export interface ExperienceLine {
  text: string;
  isListItem: boolean;
}

/** A dated position, told by line numbers of the section. */
export interface RoleLines extends NamedRole {
  dates: Stretch;
  /** Null where the dates are words that stand for a year, such as "20XX – Present". */
  range: DateRange | null;
  /** The line of the dates, and the line of the title. */
  dateLine: number;
  titleLine: number;
  /** All lines that make its heading, ascending. */
  head: number[];
}

const MAX_HEAD_WORDS = 14;

/** The dated positions of an experience section, in the order of its lines. */
export function readRoles(lines: readonly ExperienceLine[]): RoleLines[] {
  const dated = lines.map((_, index) => roleDates(lines, index));
  const taken = new Set<number>();
  const isAbove = dated.findIndex((dates) => dates !== null) > 0;
  const roles: RoleLines[] = [];
  for (const [index, dates] of dated.entries()) {
    if (dates === null || taken.has(index)) continue;
    const pieces = headPieces({ lines, dated, taken, index, dates, isAbove });
    const title = pickTitle(pieces);
    const named = nameRole(title, pieces);
    const head = [...new Set([index, ...pieces.map((piece) => piece.line)])].sort((a, b) => a - b);
    for (const line of head) taken.add(line);
    roles.push({
      dates,
      range: 'start' in dates ? dates : null,
      ...named,
      dateLine: index,
      titleLine: title?.line ?? pieces[0]?.line ?? index,
      head,
    });
  }
  return shareBanners(roles, lines);
}

/**
 * An employer above its first role is that of the ones below too, where these name none: "Senior Engineer, Payments"
 * then has a department behind its comma.
 */
function shareBanners(roles: readonly RoleLines[], lines: readonly ExperienceLine[]): RoleLines[] {
  let banner: RoleLines | null = null;
  return roles.map((role) => {
    if (role.head.length > 1 || role.head[0] !== role.dateLine) {
      banner = (role.head[0] ?? 0) < role.dateLine && role.titleLine === role.dateLine ? role : null;
      return role;
    }
    if (banner === null || (role.company !== null && isOrganization(role.company) && !isTeam(role, banner)))
      return role;
    const [before = ''] = (lines[role.dateLine]?.text ?? '').slice(0, role.dates.from).split('\t');
    const title = before.replace(/[\s,;:(–—-]+$/u, '');
    if (role.company !== null && !title.endsWith(`, ${role.company}`)) return role;
    return {
      ...role,
      title: role.company === null ? role.title : title,
      company: banner.company,
      location: role.location ?? banner.location,
    };
  });
}

/** "Identity Services" may be a team where the employer above is told by a surer word than that. */
function isTeam({ company }: RoleLines, banner: RoleLines): boolean {
  return isSurelyOrganization(banner.company ?? '') && !isSurelyOrganization(company ?? '');
}

/** Title, employer and place of a heading that has no dates. */
export function readUndatedHead(lines: readonly string[]): NamedRole {
  const pieces = lines.flatMap((text, line) => splitHead(text, line));
  return nameRole(pickTitle(pieces), pieces);
}

/** Dates make a heading where the line is short, or opens with the words of a title. */
function roleDates(lines: readonly ExperienceLine[], index: number): DateRange | Stretch | null {
  const line = lines[index] ?? { text: '', isListItem: false };
  const dates = findDateRanges(line.text)[0] ?? findHiddenDates(line.text) ?? lonePoint(lines, index);
  if (dates === null) return null;
  const before = line.text.slice(0, dates.from);
  const rest = before + line.text.slice(dates.to);
  const words = rest.split(/\s+/).filter(Boolean).length;
  if (line.isListItem && (words > 8 || !isJobTitle(rest))) return null;
  if (words <= MAX_HEAD_WORDS) return dates;
  return before.split(/\s+/).length <= MAX_HEAD_WORDS && isJobTitle(before) ? dates : null;
}

/** One month or year behind a title, or behind the employer beside one: "Acme Corp, 2019". */
function lonePoint(lines: readonly ExperienceLine[], index: number): DateRange | null {
  const text = lines[index]?.text ?? '';
  const point = isSentenceOfWork(text) ? null : findLonePoint(text);
  if (point === null || isOrganization(text)) return point;
  const around = [lines[index - 1], lines[index + 1]].flatMap((line) =>
    line === undefined || line.isListItem ? [] : [line.text],
  );
  return [text, ...around].some((line) => line.split(BETWEEN).some(isLedByJobNoun)) ? point : null;
}

const BETWEEN = /\t|,\s|\s[|·–—-]\s|\s\(/;

interface HeadSearch {
  lines: readonly ExperienceLine[];
  dated: readonly (Stretch | null)[];
  taken: ReadonlySet<number>;
  index: number;
  dates: Stretch;
  /** Whether the headings of this section start above their dates. */
  isAbove: boolean;
}

/** The pieces of the date line, then those of its neighbours that say more. */
function headPieces(search: HeadSearch): Piece[] {
  const { lines, index, dates } = search;
  const line = lines[index]?.text ?? '';
  const behind = splitHead(firstWords(line.slice(dates.to)), index);
  const own: Piece[] = [
    ...splitHead(line.slice(0, dates.from), index),
    ...behind.map((piece) => ({ ...piece, isBehindDates: true })),
  ];
  const labeled = labeledPieces(search);
  if (labeled.length > 0) return [...own, ...labeled];
  const goesOn = continueTitle(own, search);
  const above = neighbors(search, -1);
  const below = neighbors(search, 1).filter((piece) => !goesOn || piece.line !== index + 1);
  const next = below.filter((piece) => piece.line === index + 1);
  const place = own.some(({ text }) => isPlace(text)) || !next.every(({ text }) => isPlace(text)) ? [] : next;
  if (own.some(isTitled)) {
    if (own.some((piece) => !isTitled(piece) && !isPlace(piece.text))) return [...own, ...place];
    const other = search.isAbove && above.length > 0 ? above : below.length > 0 ? below : above;
    return [...own, ...other.filter((piece) => piece.line === other[0]?.line && !isTitled(piece))];
  }
  const isTitleBelow = below.some(isTitled);
  const isTitleAbove = above.some(isTitled);
  const names = own.filter((piece) => !isPlace(piece.text));
  if (isTitleAbove && !(isTitleBelow && names.length > 0)) {
    const isNamed = [...names, ...above].some((piece) => !isTitled(piece) && !isPlace(piece.text));
    return [...own, ...above, ...(isNamed ? [] : below.filter((piece) => piece.line === index + 1))];
  }
  if (isTitleBelow) return [...own, ...below];
  const banner = above.filter((piece) => piece.line === index - 1);
  if (names.length === 1 && banner.length === 2 && banner.filter((piece) => isPlace(piece.text)).length === 1)
    return [...names.map((piece) => ({ ...piece, isTitle: true })), ...banner];
  if (names.length === 1 && !names.some(isSure) && next.some(isSure)) return [...own, ...next];
  return own.length > 0 ? [...own, ...place] : above.length > 0 ? above : below;
}

function isSure({ text }: Piece): boolean {
  return isSurelyOrganization(text);
}

/** In a form each line says what it is: "Position held   Nurse", and further below "Name of employer   Mercy". */
function labeledPieces({ lines, dated, index }: HeadSearch): Piece[] {
  if (isLabeled(lines[index - 1]?.text ?? '')) return [];
  const next = dated.slice(index + 1, index + FORM_LINES).findIndex((dates) => dates !== null);
  const end = next < 0 ? index + FORM_LINES : index + 1 + next;
  const pieces = lines
    .slice(index + 1, end)
    .flatMap(({ text }, at) => (isLabeled(text) ? splitHead(text, index + 1 + at) : []));
  const [hasTitle, hasEmployer] = [
    pieces.some(({ isTitle }) => isTitle === true),
    pieces.some(({ isEmployer }) => isEmployer === true),
  ];
  return hasTitle && hasEmployer ? pieces : [];
}

const FORM_LINES = 20;

function isLabeled(text: string): boolean {
  const { isTitle, isEmployer } = takeLabel(text.trim()).says;
  return isTitle === true || isEmployer === true;
}

function isTitled(piece: Piece): boolean {
  if (piece.isTitle === true || piece.isEmployer === true) return piece.isTitle === true;
  const isNamedByJob =
    isNamedByTrade(piece.text) ||
    (isOrganization(piece.text) && !piece.text.split(/,\s/).some(isLedByJobNoun));
  return isJobTitle(piece.text) && !isNamedByJob;
}

/** "Research Associate   2019 – 2021" above "and Laboratory Manager": whether the title goes on in the line below. */
function continueTitle(own: Piece[], { lines, dated, index }: HeadSearch): boolean {
  const below = lines[index + 1];
  const title = own.findLast((piece) => piece.isBehindDates !== true);
  if (below === undefined || below.isListItem || title === undefined || dated[index + 1] !== null)
    return false;
  const isOpen = /(?:\s(?:and|&|of|for)|[,/&])$/.test(title.text);
  const goesOn = CONJUNCTION.test(below.text) || (isOpen && /^\p{Lu}/u.test(below.text));
  if (!goesOn || !isJobTitle(title.text) || below.text.split(/\s+/).length > 7 || /[\t.;:]/.test(below.text))
    return false;
  title.text += ` ${below.text}`;
  return true;
}

const CONJUNCTION = /^(?:and|&|und|et|y|e|en)\s\p{Lu}/u;

/** Up to two short lines above or below that can belong to the heading of a role. */
function neighbors(search: HeadSearch, step: 1 | -1): Piece[] {
  const pieces: Piece[] = [];
  for (const distance of [1, 2, 3]) {
    if (new Set(pieces.filter(({ text }) => !isPlace(text)).map((piece) => piece.line)).size === 2) break;
    const at = search.index + step * distance;
    const line = search.lines[at];
    const isFree = line !== undefined && search.dated[at] === null && !search.taken.has(at);
    if (!isFree || !isHeadLine(line, step, search)) break;
    if (!CONJUNCTION.test(line.text) || step < 0 || distance > 1)
      pieces.push(...splitHead(headOf(line.text), at));
  }
  return pieces;
}

function isHeadLine(line: ExperienceLine, step: 1 | -1, search: HeadSearch): boolean {
  const text = headOf(line.text);
  const words = text.split(/\s+/).length;
  if (words > MAX_HEAD_WORDS || /[.;:]$/.test(text.replace(/\b(?:inc|co|ltd|corp)\.$/i, ''))) return false;
  if (isSentenceOfWork(line.text) || NO_HEAD.test(line.text)) return false;
  if (startsWithAction(line.text) && !isJobTitle(line.text) && !isNamed(line.text)) return false;
  if (!line.isListItem) return true;
  const isFirstBelow = step === 1 && search.lines[search.index + 1] === line;
  return isFirstBelow && isJobTitle(line.text) && words <= 8;
}

/** "Teach First, Pune, India": every word has its capital. */
function isNamed(text: string): boolean {
  const words = text.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  return words.length >= 2 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** What forms ask for beside a role, and headings within one. */
const NO_HEAD =
  /^(?:hours(?: per week| worked)?|salary|pay(?: grade)?|supervisor|series|grade|gs|schedule|manager|reported to|reporting to|team size|reason for leaving|technologies|tech stack|tools|environment|skills used|keywords|website|achievements|responsibilities|highlights|tasks|main activities(?: and)?|type of business or sector)\b[^:\t]{0,30}(?::|\t)|^(?:achievements\s?\/\s?tasks|key (?:achievements|responsibilities|highlights)|(?:main )?responsibilities|highlights)$/i;

/** What stands behind the dates may be a sentence: only a short tail is part of the heading. */
function firstWords(behind: string): string {
  const tail = headOf(behind);
  const words = tail.split(/[\s|·•,–—-]+/).filter(Boolean).length;
  if (words <= 8 && !/\w{3}\.$/.test(tail)) return tail;
  return words <= MAX_HEAD_WORDS && tail.startsWith('\t') && isJobTitle(tail.split(',')[0] ?? '') ? tail : '';
}
