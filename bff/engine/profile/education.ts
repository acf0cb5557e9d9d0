import { isPlace } from '../extraction/lines/contact-line.ts';
import { findDateRanges, isOnlyDates } from '../extraction/lines/date-range.ts';
import { MONTH_PATTERN } from '../extraction/lines/month-names.ts';
import { countryOf } from '../extraction/lines/regions.ts';
import { type Degree, fieldOf, findDegree } from './degree.ts';
import type { Line } from './line.ts';
import type { Education } from './profile.ts';

const SCHOOL =
  /\b(?:university|college|school|institute|institut|academy|polytechnic|conservatory|universit\p{L}+|universidade?|università|école|escuela|politecnico|bootcamp)(?!\p{L})|hochschule|universität|akademie|gymnasium/iu;

/** Schools that are known by their initials. */
const INITIALS =
  /(?<![\p{L}])(?:IIT|NIT|BITS|IIM|IIIT|ETH|EPFL|MIT|HEC|ESSEC|ESCP|EDHEC|INSEAD|KTH|RWTH|TUM|LMU|UCLA|UCL|LSE|NYU|USC|UNSW|SUNY|CUNY|UNAM|UCSD|Caltech|Virginia Tech|Georgia Tech|Sciences Po|Sorbonne|Le Cordon Bleu)(?![\p{L}])/u;

/** Outside an education section only what is spelled out counts. */
const SPELLED_OUT = /\b(?:bachelor|master|doctor|associate)(?:[’']?s)? (?:of|in|degree)\b|\bph\.?d\b/i;

/** Lines that say how well, not what or where. */
const DETAIL =
  /^(?:gpa|cgpa|cumulative|overall|major|minor|thesis|dissertation|relevant|coursework|courses|honou?rs|dean|grade|activities|awards?|advisor|supervisor|focus|concentration|magna|summa|cum laude)\b/i;

/** A part of the school that stands above: no school of its own. */
const PART_OF_SCHOOL = /^(?:college|faculty|department|school) of\b/i;
const MAX_WORDS = 14;

/** The degrees and courses of study, in the order of the resume. */
export function readEducation(lines: readonly Line[]): Education[] {
  const hasSection = lines.some((line) => line.section === 'education' && line.kind !== 'heading');
  const entries: Entry[] = [];
  for (const line of lines) {
    if (line.kind === 'heading' || line.isQuarantined || line.kind === 'contact' || line.kind === 'name')
      continue;
    const isHere = line.section === 'education' || (!hasSection && SPELLED_OUT.test(line.text));
    if (isHere) takeLine(entries, line);
  }
  return entries
    .map(partSchool)
    .filter((entry) => entry.degree !== null || (entry.school !== null && entry.line.section === 'education'))
    .map(present);
}

/** A degree, or a course of study that ends without one. */
type Study = Omit<Degree, 'level'> & Pick<Education, 'level'>;

const PROGRAMME =
  /\b(?:program(?:me)?|bootcamp|immersive|nanodegree|apprenticeship|certificate (?:program|in)|study abroad|exchange (?:semester|year)|ausbildung)\b/i;

function studyOf(line: Line): Study | null {
  const degree = findDegree(line.text);
  if (degree !== null || line.kind !== 'line' || line.section !== 'education') return degree;
  const [words = ''] = line.text.split(/\t|\s[|·•–—-]\s|,?\s\(?(?:19|20)\d\d/);
  return PROGRAMME.test(words) && words.split(/\s+/).length <= 9 && !/[.:]/.test(words)
    ? { level: null, start: 0, end: words.length }
    : null;
}

interface Entry {
  line: Line;
  degree: (Study & { line: Line }) | null;
  school: string | null;
  years: Years;
}

/** Start and end, null for one that goes on; or the one year there is. */
type Years = readonly (number | null)[];

/** A line starts an entry of its own where the last one has already what it brings. */
function takeLine(entries: Entry[], line: Line): void {
  const degree = line.kind === 'bullet' && DETAIL.test(line.text) ? null : studyOf(line);
  const years = yearsOf(line.text);
  const last = entries.at(-1);
  const school = schoolOf(line, degree, last);
  if (degree === null && school === null && !isDateLine(line.text)) {
    if (last !== undefined && last.years.length === 0 && line.kind !== 'bullet' && !DETAIL.test(line.text))
      last.years = years;
    return;
  }
  const isNew =
    last === undefined ||
    (degree !== null && last.degree !== null) ||
    (school !== null && (last.school !== null || isOtherSchool(school, last.degree))) ||
    (isDateLine(line.text) && last.years.length > 0);
  const entry: Entry = isNew ? { line, degree: null, school: null, years: [] } : last;
  if (isNew) entries.push(entry);
  if (
    isNew &&
    school === null &&
    degree !== null &&
    last !== undefined &&
    last.line.end + 1 < line.start &&
    isSchoolFirst(last)
  ) {
    entry.school = last.school;
    entry.years = yearsOf(last.line.text);
  }
  entry.degree = degree === null ? entry.degree : { ...degree, line };
  entry.school ??= school;
  if (entry.years.length === 0 || (isNew && years.length > 0)) entry.years = years;
}

/** A high school is none of a program that stands above it. */
const isOtherSchool = (school: string, degree: Study | null): boolean =>
  degree !== null && degree.level !== 'secondary' && /\bhigh school\b/i.test(school);

/** "Diploma in Culinary Arts, Le Cordon Bleu": where nothing else names the school, what stands behind the degree's comma. */
function partSchool(entry: Entry): Entry {
  const { degree, school } = entry;
  if (degree === null || school !== null || degree.level === null) return entry;
  const words = degree.line.text.slice(degree.start, degree.end);
  const at = words.indexOf(', ');
  const rest = words.slice(at + 2);
  if (at < 0 || !/^\p{Lu}\S*\s\S/u.test(rest) || HONOURS.test(rest)) return entry;
  const [name = '', town] = rest.split(', ');
  if (isPlace(rest) && (town === undefined || !name.includes(' ') || countryOf(rest) !== undefined))
    return entry;
  return {
    ...entry,
    degree: { ...degree, end: degree.start + at },
    school: isPlace(rest) ? name : withoutPlace(rest),
  };
}

/** "Dates   2020", "01/09/2011 – 30/06/2015  Denver, CO": dates, perhaps with where it was. */
function isDateLine(text: string): boolean {
  const bare = text.replace(/^(?:dates?|period|year|from)\s?[:\t]\s?/i, '');
  if (isOnlyDates(bare)) return true;
  const rest = /^[\d\s./–—-]{6,30}(\p{Lu}[^\d]{2,40})$/u.exec(bare)?.[1] ?? '';
  return rest !== '' && isPlace(rest.trim()) && isOnlyDates(bare.slice(0, -rest.length));
}

/** Where the school stands above its degrees, a second degree below is of the same school. */
function isSchoolFirst(entry: Entry): boolean {
  return entry.degree !== null && entry.school !== null && entry.line !== entry.degree.line;
}

/** The school that a line names; behind a degree also a name without a school's word. */
function schoolOf(line: Line, degree: Study | null, last: Entry | undefined): string | null {
  if (DETAIL.test(line.text) || (last?.school !== null && PART_OF_SCHOOL.test(line.text))) return null;
  const rest =
    degree === null ? line.text : `${line.text.slice(0, degree.start)}\t${line.text.slice(degree.end)}`;
  const pieces = piecesOf(rest);
  const named = pieces.find(
    (piece) => (SCHOOL.test(piece) || INITIALS.test(piece)) && piece.split(/\s+/).length <= MAX_WORDS,
  );
  if (named !== undefined) return withoutPlace(named);
  if (line.kind === 'bullet' || line.section !== 'education') return null;
  const isBelowDegree = degree === null && last !== undefined && last.degree !== null && last.school === null;
  if (degree === null && !isBelowDegree) return null;
  const name = pieces.find(
    (piece) =>
      /^\p{Lu}/u.test(piece) &&
      !isPlace(piece) &&
      !DETAIL.test(piece) &&
      !/\bgpa\b/i.test(piece) &&
      !HONOURS.test(piece) &&
      piece.split(/\s+/).length <= 8,
  );
  return name === undefined ? null : withoutPlace(name);
}

const HONOURS =
  /^(?:with\b|first class|second class|upper|lower|distinction|magna|summa|cum laude|expected|graduated|major|minor|honou?rs|pass|merit)/i;

/** A year alone behind a name: "University of Porto, 2016", "expected May 2019". */
const GRADUATION = new RegExp(
  `,?\\s?(?:(?:expected|graduated|graduation|class of)\\s)?(?:(?<!\\p{L})${MONTH_PATTERN}\\.?,?\\s)?\\(?(?:19|20)\\d\\d\\)?$`,
  'iu',
);

/** What forms put in front of a degree, a school or its dates. */
const FORM_LABEL =
  /^(?:title of qualification awarded|name and type of organi[sz]ation(?: providing education and training)?|principal subjects(?: and occupational skills covered)?|level in national or international classification|dates?|degree|institution|institute|school|university|college|year|board|course|education|schooling)(?:\s?:\s?|$)/i;

function piecesOf(text: string): string[] {
  const range = findDateRanges(text)[0];
  const undated = range === undefined ? text : `${text.slice(0, range.from)}\t${text.slice(range.to)}`;
  return undated
    .split(/\t|\s[|·•–—-]\s|\s?[|·•]\s?|;\s/u)
    .map((piece) => piece.replace(GRADUATION, ''))
    .map((piece) => piece.replace(/^\s*\(([^()]+)\)[\s,;]*$/, '$1'))
    .map((piece) => piece.replace(FORM_LABEL, ''))
    .map((piece) => piece.replace(/^(?:[\s,;:/–—-]|(?:from|at)\s(?=\p{Lu}))+|[\s,;:.(/–—-]+$/gu, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece) && !isOnlyDates(piece));
}

function withoutPlace(name: string): string {
  const at = name.indexOf(', ');
  return at > 0 && isPlace(name.slice(at + 2)) ? name.slice(0, at) : name;
}

function yearsOf(text: string): Years {
  const range = findDateRanges(text)[0];
  const words = range === undefined ? text : text.slice(range.from, range.to);
  const years = [...words.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  return range?.end === null ? [years[0] ?? null, null] : years.slice(0, 2);
}

function present({ line, degree, school, years }: Entry): Education {
  const shown = degree?.line ?? line;
  const [first, second] = years;
  const span = degree === null ? { start: line.start, end: line.end } : spanOf(shown, degree, school);
  const words = degree === null ? null : shown.text.slice(degree.start, degree.end);
  return {
    level: degree?.level ?? null,
    degree: words,
    field: words === null || degree?.level === null ? null : fieldOf(words),
    school,
    startYear: second === undefined ? null : (first ?? null),
    endYear: (second === undefined ? first : second) ?? null,
    text: shown.text,
    span,
  };
}

/** The degree, with the school where it stands right behind. */
function spanOf(line: Line, degree: Study, school: string | null) {
  const at = school === null ? -1 : line.text.indexOf(school, degree.end);
  const isBehind = at >= 0 && at - degree.end <= 3 && !line.text.slice(degree.end, at).includes('\t');
  const end = isBehind ? at + (school ?? '').length : degree.end;
  return { start: line.start + degree.start, end: line.start + end };
}
