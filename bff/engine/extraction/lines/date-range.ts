import { monthOf, MONTH_PATTERN as NAMED, namesSeason } from './month-names.ts';

/** A month, counted from the year 0: year × 12 + month (0 to 11). */
export type MonthIndex = number;

/** Where dates stand, as offsets into their line. */
export interface Stretch {
  from: number;
  to: number;
}

/** A span of time as a resume writes it. */
export interface DateRange extends Stretch {
  start: MonthIndex;
  /** The last month; null for a range that goes on. */
  end: MonthIndex | null;
  /** False where years stand alone. */
  hasMonths: boolean;
}

const YEAR = '(?:19[5-9]\\d|20[0-6]\\d)';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
/** "Mar 2021", "Mar-2021", "1 March 2021", "Q1 2021", "31.03.2021", "03/2021", "2021-03", "2021年3月", "2021". */
const POINT = `(?:(?:${DAY}(?:st|nd|rd|th|er|\\.)?\\s)?${NAMED}(?:\\.?,?\\s{0,2}|[-/])(?:\\d{1,2}(?:st|nd|rd|th)?,\\s{0,2})?(?:(?:of|de|del)\\s)?(?:${YEAR}|[’'‘]\\d\\d)|Q[1-4]\\s?[/,’'-]?\\s?${YEAR}|${YEAR}\\s?[/-]?\\s?Q[1-4]|${DAY}[./]${MONTH}[./]${YEAR}|${MONTH}\\s?[/.]\\s?(?:\\d{1,2}/)?${YEAR}|${YEAR}[-/.](?:0[1-9]|1[0-2])(?:[-/.]${DAY})?(?!\\d)|${YEAR}年(?:\\s?${MONTH}月)?|${YEAR})`;
const OPEN =
  "(?:present(?:\\sday|ly)?|current(?:ly)?|now|today|on-?going|to date|date|till date|heute|jetzt|aktuell|laufend|présent|aujourd[’']hui|actualidad|actualmente|actualité|presente|actual|oggi|attuale|heden|nu|atual|till now|until now|to present|pres\\.|dato|nå|nyt|obecnie|teraz|настоящее время|сейчас|наст\\. время|дотепер|至今|现在|現在|현재|الآن)";
const DASH =
  '(?:\\s{0,3}[-–—−‐‑‒―~～→➔➝]{1,2}\\s{0,3}|\\s{1,3}(?:to|until|through|till|thru|bis|tot|à|au|a|al|hasta|до|по|do|til|till)\\s{1,3}(?:à\\s)?)';
/** A word in front of a range that belongs to it: "from June 2020 to June 2023". */
const FROM = '(?:(?:from|von|de|du|dal|desde|van|od|fra|с)\\s)?';
const RANGE = new RegExp(
  `(?<![\\p{L}\\d_/])${FROM}(${POINT})${DASH}(?:exp(?:ected)?\\.?\\s)?(${POINT}|${OPEN})(?![\\p{L}\\d_/])`,
  'giu',
);
const SINCE = new RegExp(
  `(?<![\\p{L}\\d])(?:since|from|seit|ab|depuis|desde|sinds|dal)\\s(${POINT})(?![\\p{L}\\d/])(?!${DASH})`,
  'giu',
);
const SHORT_RANGE = new RegExp(
  `(?<![\\p{L}\\d_/])(${NAMED})\\.?${DASH}(${NAMED})\\.?,?\\s(${YEAR})(?!\\w)`,
  'giu',
);
/** "2019–21": the second year without its century. */
const SHORT_YEAR = new RegExp(`(?<![\\p{L}\\d_/])(${YEAR})\\s?[-–/]\\s?(\\d\\d)(?![\\d\\p{L}/])`, 'giu');
/** "’18 – ’21": years without their century. */
const APOSTROPHES = new RegExp(
  `(?<![\\p{L}\\d])([’'‘]\\d\\d)${DASH}([’'‘]\\d\\d|${OPEN})(?![\\p{L}\\d])`,
  'giu',
);
/** "5/19 – 6/21": months and years without their century. */
const SHORT_MONTHS = new RegExp(
  `(?<![\\p{L}\\d/.,-])(${MONTH}[/.]\\d\\d)${DASH}(${MONTH}[/.]\\d\\d|${OPEN})(?![\\p{L}\\d/]|[.,]\\d)`,
  'giu',
);
/** "2024 –" with nothing behind the dash: it goes on. */
const OPEN_DASH = new RegExp(`(?<![\\p{L}\\d_/–—-])(${POINT})\\s?[–—-](?=\\s*(?:$|\\t|[)|]))`, 'giu');

const NAMED_POINT = `${NAMED}\\.?,?\\s${YEAR}`;
/** Some fonts lose the dash: "Mar. 2021 Present". */
const DASHLESS_RANGE = new RegExp(
  `(?<![\\p{L}\\d])(${NAMED_POINT})\\s{1,3}(${NAMED_POINT}|present|current)(?!\\w)`,
  'giu',
);
const ANY_POINT = new RegExp(`(?<![\\p{L}\\d_])${POINT}(?![\\p{L}\\d_])`, 'giu');
const LONE_POINT = new RegExp(
  `(?:\\t\\s?|\\s\\(|(?<!\\d),\\s|\\s[|·–—-]\\s)(${NAMED_POINT}|${YEAR})\\)?$|^(${NAMED_POINT})[\\t ]+(?=\\p{Lu})`,
  'iu',
);
/** A year of a template that nobody filled in, or that somebody hid, with its month: "20XX", "June 20XX", "MM/YYYY". */
const HIDDEN_POINT = `(?:(?:(?:${NAMED}|month)\\.?,?\\s|(?:${MONTH}|XX|MM)\\s?[/.-]\\s?)?(?:(?:19|20)(?:XX|YY|\\?\\?|__)|XXXX|YYYY))`;
/** "20XX – 20XX", "June 20XX - Present", "2019 - 20XX". */
const HIDDEN = new RegExp(
  `(?<![\\w-])(?:${HIDDEN_POINT}(?:${DASH}(?:${HIDDEN_POINT}|${POINT}|${OPEN}))?|${POINT}${DASH}${HIDDEN_POINT})(?!\\w)`,
  'iu',
);

/** The date ranges of a line, such as "Mar 2021 – Present", "05/2016 - 12/2018", "2014-2016". */
export function findDateRanges(line: string): DateRange[] {
  if (!/\d\d/.test(line)) return [];
  for (const [pattern, pointsOf] of FORMS) {
    const ranges: DateRange[] = [];
    for (const match of line.matchAll(pattern)) pushRange(ranges, match, pointsOf(match));
    if (ranges.length > 0) return ranges;
  }
  return [];
}

/** Forms of a range and its two points; the first form that a line has is the one it uses. */
const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray) => readonly [string, string]])[] = [
  [RANGE, ([, start = '', end = '']) => [start, end]],
  [SHORT_RANGE, ([, start, end, year]) => [`${start} ${year}`, `${end} ${year}`]],
  [DASHLESS_RANGE, ([, start = '', end = '']) => [start, end]],
  [SHORT_YEAR, ([, start = '', end = '']) => [start, Number(end) > 12 ? start.slice(0, 2) + end : '']],
  [APOSTROPHES, ([, start = '', end = '']) => [start, end]],
  [SHORT_MONTHS, ([, start = '', end = '']) => [withCentury(start), withCentury(end)]],
  [SINCE, ([, start = '']) => [start, 'present']],
  [OPEN_DASH, ([, start = '']) => [start, 'present']],
];

/** "5/19" as "5/2019"; what is no month stays. */
function withCentury(point: string): string {
  return point.replace(
    /^(\d{1,2})[/.](\d\d)$/,
    (_, month: string, year: string) => `${month}/${Number(year) > 60 ? '19' : '20'}${year}`,
  );
}

/** Dates without a year that could be counted, such as "20XX – 20XX". */
export function findHiddenDates(line: string): Stretch | null {
  if (!/[xy?_]{2}/i.test(line)) return null;
  const match = HIDDEN.exec(line);
  return match === null ? null : { from: match.index, to: match.index + match[0].length };
}

/** Whether a piece of a line says when and nothing else: "Mar 2021 - Present", "Sep. 2013". */
export function isOnlyDates(text: string): boolean {
  const range = findDateRanges(text)[0] ?? findHiddenDates(text);
  const rest = range === null ? text : text.slice(0, range.from) + text.slice(range.to);
  return (range !== null || /\d/.test(text)) && !/[\p{L}\p{N}]/u.test(rest.replace(ANY_POINT, ''));
}

/** A month or year alone behind a title or an employer: "Software Engineer Intern    Summer 2022", "Acme Corp, 2019". */
export function findLonePoint(line: string): DateRange | null {
  const match = LONE_POINT.exec(line);
  const words = match?.[1] ?? match?.[2] ?? '';
  const point = parsePoint(words);
  if (match === null || point === null) return null;
  const from = match.index + match[0].indexOf(words);
  const end = point.month + (namesSeason(words) ? 2 : 0);
  return { start: point.month, end, hasMonths: point.hasMonth, from, to: from + words.length };
}

/** A single month and year, such as "May 2017", or null. */
export function parsePoint(text: string): { month: MonthIndex; hasMonth: boolean } | null {
  const year = readYear(text);
  if (year === null) return null;
  const month = readMonth(text);
  return { month: year * 12 + (month ?? 0), hasMonth: month !== null };
}

const QUARTER = /Q[1-4]/i;

/** An end without a year goes on only where it says so. */
function pushRange(ranges: DateRange[], match: RegExpExecArray, points: readonly [string, string]): void {
  const start = parsePoint(points[0]);
  if (start === null || points[1] === '') return;
  const end = parsePoint(points[1]);
  const hasMonths = start.hasMonth && (end === null || end.hasMonth);
  const last = end === null ? null : lastMonth(start, end) + (QUARTER.test(points[1]) ? 2 : 0);
  if (last !== null && last < start.month) return;
  ranges.push({
    start: start.month,
    end: last,
    hasMonths,
    from: match.index,
    to: match.index + match[0].length,
  });
}

/** "2014 to 2016" may be anything from one to three years: two are counted, so the last year's January ends it. */
function lastMonth(start: { month: MonthIndex }, end: { month: MonthIndex; hasMonth: boolean }): MonthIndex {
  if (end.hasMonth) return end.month;
  return end.month === Math.floor(start.month / 12) * 12
    ? Math.max(start.month, end.month + 5)
    : end.month - 1;
}

function readYear(text: string): number | null {
  const full = /(?:19|20)\d\d/.exec(text);
  if (full !== null) return Number(full[0]);
  const short = /[’'‘](\d\d)/.exec(text);
  if (short === null) return null;
  const year = Number(short[1]);
  return year > 60 ? 1900 + year : 2000 + year;
}

function readMonth(text: string): number | null {
  const quarter = /Q([1-4])/i.exec(text)?.[1];
  if (quarter !== undefined) return (Number(quarter) - 1) * 3;
  const chinese = /年\s?(\d{1,2})月/.exec(text)?.[1];
  if (chinese !== undefined) return Number(chinese) - 1;
  const word = /\p{L}{3,}/u.exec(text)?.[0];
  if (word !== undefined) return monthOf(word);
  const whole = /^(\d{1,2})([./])(\d{1,2})[./]\d{4}/.exec(text.trim());
  if (whole !== null) {
    const isDayFirst = whole[2] === '.' || Number(whole[1]) > 12;
    return Number(isDayFirst ? whole[3] : whole[1]) - 1;
  }
  const before = /^(\d{1,2})\s?[/.]/.exec(text.trim());
  const after = /^\d{4}[-/.](\d\d)/.exec(text.trim());
  const digits = before?.[1] ?? after?.[1];
  return digits === undefined ? null : Number(digits) - 1;
}
