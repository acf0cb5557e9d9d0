import { isPlace, isTown } from './contact-line.ts';
import { isJobTitle, isLedByJobNoun, isOrganization } from './job-title.ts';
import { countryOf } from './regions.ts';

/** The two sides of "Engineer, Acme Corp" or "Acme Corp, Engineer". */
export interface TitleAndCompany {
  title: string;
  company: string;
  isCompanyFirst: boolean;
  /** What stands behind the employer, as in "Engineer, Acme, Antwerp". */
  location: string | null;
}

const DEPARTMENT_WORDS = new Set(
  `accounting acquisition acquisitions administration analytics and backend brand business cloud commercial
  communications compliance content corporate creative customer data delivery design development digital education
  engineering enterprise finance frontend global growth health hr human information infrastructure innovation it
  learning legal logistics management marketing media mobile north of office operations partnerships payments people planning
  platform product production products programs project projects promotions public quality regional relations research
  resources risk royalties safety sales science security service services software south east west strategy success
  icu nicu picu er ed pacu oncology cardiology paediatrics pediatrics maternity radiology emergency surgery
  supply chain support systems talent team technical technology territory the training web clerical`
    .split(/\s+/)
    .filter(Boolean),
);

const LEGAL_FORM = /^(?:inc|llc|ltd|limited|corp|co|gmbh|plc|pty|sa|ag|bv|s\.?a\.?|b\.?v\.?)\.?$/i;
const LONGEST_COMPANY = 9;

/**
 * Parts a title from the employer that a comma joins to it. The side that a job's noun carries is the title:
 * null where both sides have one ("Consultant, Designer") or the other names a department ("Director, Sales").
 */
export function splitTitleAndCompany(text: string): TitleAndCompany | null {
  const segments = segmentsOf(text);
  const weights = segments.map((segment) => titleWeight(segment.text));
  const heaviest = weights.indexOf(Math.max(...weights));
  if (segments.length < 2 || (weights[heaviest] ?? 0) <= 0) return null;
  return heaviest === 0 ? titleFirst(text, segments, weights) : companyFirst(text, segments, heaviest);
}

interface Segment {
  text: string;
  start: number;
  end: number;
}

/** What commas part, a legal form kept with the name before it. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const match of text.matchAll(/(?:\([^()]{0,80}\)|[^,])+(?:,(?!\s)[^,]*)*/g)) {
    const words = match[0].trim();
    const start = match.index + match[0].indexOf(words);
    const last = segments.at(-1);
    const end = start + words.length;
    if (last !== undefined && (LEGAL_FORM.test(words) || /(?:^|\s)&$/.test(last.text) || /^&\s/.test(words)))
      segments.splice(-1, 1, { text: text.slice(last.start, end), start: last.start, end });
    else if (words !== '') segments.push({ text: words, start, end });
  }
  return segments;
}

/** 4 for a piece that a job's noun carries, 2 for one that has it somewhere, less for an employer's words. */
function titleWeight(piece: string): number {
  if (!isJobTitle(piece)) return 0;
  return (isLedByJobNoun(piece) ? 4 : 2) - (isOrganization(piece) ? 1 : 0);
}

function titleFirst(
  text: string,
  segments: readonly Segment[],
  weights: readonly number[],
): TitleAndCompany | null {
  const [first] = segments;
  const at = isNamedBehindDepartment(segments) ? 2 : 1;
  const company = segments[at];
  if (first === undefined || company === undefined || (weights[at] ?? 0) >= 3) return null;
  const title = { text: text.slice(first.start, segments[at - 1]?.end) };
  const rest = text.slice(company.start);
  if (isWholePlace(rest) || isDepartment(company.text) || !isName(company.text)) return null;
  const behind = text.slice(company.end).replace(/^[,\s]+|[.\s]+$/g, '');
  return {
    title: title.text,
    company: company.text,
    isCompanyFirst: false,
    location: isTown(behind) ? behind : null,
  };
}

/** "Staff Engineer, Payments, Tidewater Labs": the department belongs to the title. */
function isNamedBehindDepartment([, department, company]: readonly Segment[]): boolean {
  if (department === undefined || company === undefined) return false;
  return isDepartment(department.text) && isOrganization(company.text) && !isDepartment(company.text);
}

/** "Austin, TX" and "Antwerp" alone are a place; "Delta Advies, Rotterdam", whose end names no region, an employer and its town. */
function isWholePlace(rest: string): boolean {
  const [, middle, last] = rest.split(', ');
  if (middle !== undefined && last !== undefined && countryOf(middle) === undefined) return false;
  return (
    isPlace(rest) && (!rest.includes(',') || /^remote|^hybrid/i.test(rest) || countryOf(rest) !== undefined)
  );
}

function companyFirst(text: string, segments: readonly Segment[], at: number): TitleAndCompany | null {
  const title = segments[at];
  const [company] = segments;
  if (title === undefined || company === undefined || /^(?:and|&)\s/.test(title.text)) return null;
  if (isDepartment(company.text) || !isName(company.text)) return null;
  const between = segments.slice(1, at).findLast((segment) => isOrganization(segment.text));
  const behind = segments.slice(at + 1);
  const more = behind.findIndex((segment) => !isDepartment(segment.text) && titleWeight(segment.text) <= 0);
  const last = behind[(more < 0 ? behind.length : more) - 1] ?? title;
  return {
    title: text.slice(title.start, last.end),
    company: text.slice(company.start, between?.end ?? company.end),
    isCompanyFirst: true,
    location: null,
  };
}

/**
 * Parts a title from an employer with nothing between them, behind the last noun of a job: "Sales Manager Acme Inc".
 * "Project Manager Western Region" looks the same, so callers also need another sign of an employer.
 */
export function partFused(text: string): { title: string; company: string } | null {
  const words = text.split(' ');
  let end = words.findLastIndex((word, at) => at < words.length - 1 && isLedByJobNoun(word)) + 1;
  if (end === 0 || /[,;:&/-]$/.test(words[end - 1] ?? '')) return null;
  while (LEVEL.test(words[end] ?? '')) end += 1;
  if ((words[end - 1] ?? '').endsWith(',')) return null;
  const company = words.slice(end).join(' ');
  return /^[\p{Lu}\d]/u.test(company) && !isDepartment(company)
    ? { title: words.slice(0, end).join(' ').replace(/\.$/, ''), company }
    : null;
}

/** What says how high, behind the noun of a title: "II", "GS-5", "(Night)". */
const LEVEL = /^(?:I{1,3}|IV|V|\(.*\)|[A-Z]{0,3}-?\d{1,2}|[Ss]r\.?|[Jj]r\.?|[Ss]tep),?$/;

/** Whether a word names a department, such as "Marketing". */
export function namesDepartment(word: string): boolean {
  return DEPARTMENT_WORDS.has(word.toLowerCase());
}

function isDepartment(piece: string): boolean {
  const words = piece.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
  return words.every((word) => DEPARTMENT_WORDS.has(word) || /\d/.test(word) || word.includes('-'));
}

function isName(piece: string): boolean {
  return /^[\p{Lu}\d]/u.test(piece) && piece.split(/\s+/).length <= LONGEST_COMPANY;
}
