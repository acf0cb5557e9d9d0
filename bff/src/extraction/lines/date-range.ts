/** A month, counted from the year 0: year × 12 + month (0 to 11). */
export type MonthIndex = number;

/** A span of time as a resume writes it. */
export interface DateRange {
  start: MonthIndex;
  /** The last month; null for a range that goes on. */
  end: MonthIndex | null;
  /** False where years stand alone. */
  hasMonths: boolean;
  /** Offsets into the line. */
  from: number;
  to: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SEASONS: Readonly<Record<string, number>> = { spring: 2, summer: 5, fall: 8, autumn: 8, winter: 0 };

const NAMED =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter)';
const YEAR = '(?:19[5-9]\\d|20[0-6]\\d)';
const POINT = `(?:${NAMED}\\.?,?\\s{0,2}(?:\\d{1,2},\\s{0,2})?(?:of\\s)?(?:${YEAR}|[’'‘]\\d\\d)|(?:0?[1-9]|1[0-2])\\s?[/.]\\s?(?:\\d{1,2}/)?${YEAR}|${YEAR}[-/.](?:0[1-9]|1[0-2])(?!\\d)|${YEAR})`;
const OPEN = '(?:present|current(?:ly)?|now|today|ongoing|to date|date|till date)';
const DASH = '\\s{0,3}(?:-|–|—|−|‐|‑|~|\\bto\\b|\\buntil\\b|\\bthrough\\b|\\btill\\b)\\s{0,3}';
const RANGE = new RegExp(`(?<![\\w/])(${POINT})${DASH}(${POINT}|${OPEN})(?![\\w/])`, 'giu');
const SINCE = new RegExp(`\\b(?:since|from)\\s(${POINT})(?![\\w/])(?!${DASH})`, 'giu');
const SHORT_RANGE = new RegExp(`(?<![\\w/])(${NAMED})\\.?${DASH}(${NAMED})\\.?,?\\s(${YEAR})(?!\\w)`, 'giu');

const NAMED_POINT = `${NAMED}\\.?,?\\s${YEAR}`;
/** Some fonts lose the dash: "Mar. 2021 Present". */
const DASHLESS_RANGE = new RegExp(
  `\\b(${NAMED_POINT})\\s{1,3}(${NAMED_POINT}|present|current)(?!\\w)`,
  'giu',
);
const ANY_POINT = new RegExp(`(?<!\\w)${POINT}(?!\\w)`, 'giu');
const LONE_POINT = new RegExp(`\\t\\s?(${NAMED_POINT}|${YEAR})$`, 'iu');

/** The date ranges of a line, such as "Mar 2021 – Present", "05/2016 - 12/2018", "2014-2016". */
export function findDateRanges(line: string): DateRange[] {
  if (!/\d\d/.test(line)) return [];
  const ranges: DateRange[] = [];
  for (const match of line.matchAll(RANGE)) pushRange(ranges, match, [match[1] ?? '', match[2] ?? '']);
  if (ranges.length > 0) return ranges;
  for (const match of line.matchAll(SHORT_RANGE)) {
    pushRange(ranges, match, [`${match[1]} ${match[3]}`, `${match[2]} ${match[3]}`]);
  }
  if (ranges.length > 0) return ranges;
  for (const match of line.matchAll(DASHLESS_RANGE))
    pushRange(ranges, match, [match[1] ?? '', match[2] ?? '']);
  if (ranges.length > 0) return ranges;
  for (const match of line.matchAll(SINCE)) pushRange(ranges, match, [match[1] ?? '', 'present']);
  return ranges;
}

/** Whether a piece of a line says when and nothing else: "Mar 2021 - Present", "Sep. 2013". */
export function isOnlyDates(text: string): boolean {
  const [range] = findDateRanges(text);
  const rest = range === undefined ? text : text.slice(0, range.from) + text.slice(range.to);
  return /\d/.test(text) && !/[\p{L}\p{N}]/u.test(rest.replace(ANY_POINT, ''));
}

/** A month or year alone behind a wide gap, as in "Software Engineer Intern    Summer 2022". */
export function findLonePoint(line: string): DateRange | null {
  const match = LONE_POINT.exec(line);
  const point = match === null ? null : parsePoint(match[1] ?? '');
  if (match === null || point === null) return null;
  const isSeason = /spring|summer|fall|autumn|winter/i.test(match[0]);
  const end = point.month + (isSeason ? 2 : 0);
  return { start: point.month, end, hasMonths: point.hasMonth, from: match.index + 1, to: line.length };
}

/** A single month and year, such as "May 2017", or null. */
export function parsePoint(text: string): { month: MonthIndex; hasMonth: boolean } | null {
  const year = readYear(text);
  if (year === null) return null;
  const month = readMonth(text);
  return { month: year * 12 + (month ?? 0), hasMonth: month !== null };
}

function pushRange(ranges: DateRange[], match: RegExpExecArray, points: readonly [string, string]): void {
  const start = parsePoint(points[0]);
  if (start === null) return;
  const end = parsePoint(points[1]);
  const hasMonths = start.hasMonth && (end === null || end.hasMonth);
  const last = end === null ? null : lastMonth(start, end);
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
  const word = /[a-z]{3,}/i.exec(text)?.[0]?.toLowerCase();
  if (word !== undefined) {
    const index = MONTHS.indexOf(word.slice(0, 3));
    return index >= 0 ? index : (SEASONS[word] ?? null);
  }
  const before = /^(\d{1,2})\s?[/.]/.exec(text.trim());
  const after = /^\d{4}[-/.](\d\d)/.exec(text.trim());
  const digits = before?.[1] ?? after?.[1];
  return digits === undefined ? null : Number(digits) - 1;
}
