import type { Analyzer, Profile } from '../analyzer.ts';
import type { ExtractedDocument } from '../extraction/extracted-document.ts';
import readFile from '../extraction/worker.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import { findTruthFiles, type Truth, type TruthFile } from './parsing-truth.ts';

/** What is compared; order is that of the text. */
export const PARSED_FIELDS = [
  'name',
  'e-mail',
  'telephone',
  'location',
  'links',
  'title',
  'company',
  'dates',
  'place of work',
  'degree',
  'school',
  'years of study',
  'skills',
  'languages',
  'certificates',
  'no role invented',
  'order',
] as const;
export type ParsedField = (typeof PARSED_FIELDS)[number];

/** One thing that the truth says, and what was read instead. */
export interface Check {
  readonly file: string;
  readonly field: ParsedField;
  readonly expected: string;
  readonly found: string;
  readonly isRight: boolean;
}

/** Reads the files of a folder that have a truth, and compares. */
export async function measureParsing(analyzer: Analyzer, folder: string): Promise<Check[]> {
  const checks: Check[] = [];
  for (const file of findTruthFiles(folder)) checks.push(...(await checkFile(analyzer, file)));
  return checks;
}

/** Compares what is read of one file with its truth. */
export async function checkFile(analyzer: Analyzer, file: TruthFile): Promise<Check[]> {
  const outcome = await readFile({ path: file.path, fileName: file.name });
  if ('refusal' in outcome) throw new Error(`${file.name}: ${outcome.refusal.message}`);
  const profile = await analyzer.profile({ ...outcome.document, asOf: '2026-11' });
  return compare(file.truth, profile, outcome.document).map((check) => ({ file: file.name, ...check }));
}

type Bare = Omit<Check, 'file'>;

function compare(truth: Truth, profile: Profile, document: ExtractedDocument): Bare[] {
  return [
    ...contactChecks(truth, profile),
    ...roleChecks(truth, profile, document.text),
    ...educationChecks(truth, profile),
    ...listChecks(truth, profile),
    ...orderChecks(truth, document.text),
  ];
}

function contactChecks({ contact, links = [] }: Truth, profile: Profile): Bare[] {
  const pairs: [ParsedField, string | undefined, string | null][] = [
    ['name', contact.full_name, profile.candidateName],
    ['e-mail', contact.email, profile.email],
    ['telephone', contact.phone, profile.phone],
    ['location', contact.location, profile.location],
  ];
  return [
    ...pairs.flatMap(([field, expected, found]) =>
      expected === undefined ? [] : [checkOf(field, expected, found)],
    ),
    ...links.map((link) => checkOf('links', link, profile.links.find((each) => same(each, link)) ?? null)),
  ];
}

/** The roles of a resume stand in an order of their own; each of the truth may be met once. */
function roleChecks({ experience }: Truth, profile: Profile, text: string): Bare[] {
  const left = [
    ...profile.roles.map((role) => ({ ...role, written: text.slice(role.dates.start, role.dates.end) })),
    ...profile.undatedRoles.map((role) => ({
      ...role,
      written: role.dates === null ? '' : text.slice(role.dates.start, role.dates.end),
    })),
  ];
  const checks = experience.flatMap((role): Bare[] => {
    const at = bestOf(left, [
      ({ written, title }) => same(written, role.dates) && same(title, role.title),
      ({ written }) => same(written, role.dates),
      ({ title, company }) => same(title, role.title) && same(company, role.company ?? ''),
    ]);
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    return [
      checkOf('title', role.title, found?.title ?? null),
      ...(role.company === null ? [] : [checkOf('company', role.company, found?.company ?? null)]),
      checkOf('dates', role.dates, found?.written ?? null),
      ...(role.location === undefined
        ? []
        : [checkOf('place of work', role.location, found?.location ?? null)]),
    ];
  });
  const more = left
    .filter(({ written }) => /\d\d\d\d/.test(written))
    .map(({ title, written }) => `${title ?? '?'} ${written}`)
    .join('; ');
  return [...checks, { field: 'no role invented', expected: '', found: more, isRight: more === '' }];
}

function bestOf<T>(items: readonly T[], tests: readonly ((item: T) => boolean)[]): number {
  for (const test of tests) {
    const at = items.findIndex(test);
    if (at >= 0) return at;
  }
  return -1;
}

function educationChecks({ education }: Truth, profile: Profile): Bare[] {
  const left = [...profile.education];
  return education.flatMap((study): Bare[] => {
    const at = bestOf(left, [
      ({ degree, school }) => same(degree, study.degree) && sameSchool(school, study.institution),
      ({ degree }) => same(degree, study.degree),
      ({ school }) => sameSchool(school, study.institution),
    ]);
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    const years = [study.start ?? null, study.end ?? null].join(' to ');
    return [
      checkOf('degree', study.degree, found?.degree ?? null),
      {
        ...checkOf('school', study.institution, found?.school ?? null),
        isRight: sameSchool(found?.school ?? null, study.institution),
      },
      ...(study.end === null || study.end === undefined
        ? []
        : [checkOf('years of study', years, `${found?.startYear ?? ''} to ${found?.endYear ?? ''}`)]),
    ];
  });
}

/** Skills count under their written or their common name; languages with their level; certificates with issuer and year. */
function listChecks({ skills, languages = [], certificates = [] }: Truth, profile: Profile): Bare[] {
  const known = new Set([...profile.listedSkills, ...profile.skills].map(plain));
  const written = profile.languages.map(({ name, level }) => `${name} ${level ?? ''}`);
  const held = profile.certificates.map(({ name, issuer, year }) => `${name} ${issuer ?? ''} ${year ?? ''}`);
  return [
    ...skills.map((skill): Bare => {
      const isRight = known.has(plain(skill)) || findSkills(skill).some(({ name }) => known.has(plain(name)));
      return { field: 'skills', expected: skill, found: isRight ? skill : '', isRight };
    }),
    ...languages.map(({ name, level }) => listed('languages', `${name} ${level ?? ''}`, written)),
    ...certificates.map(({ name, issuer, year }) =>
      listed('certificates', `${name} ${issuer ?? ''} ${year ?? ''}`, held),
    ),
  ];
}

/** The very item, or the one that starts alike, to say in a miss. */
function nearest(all: readonly string[], expected: string): string | null {
  const [word = ''] = expected.split(' ');
  return all.find((one) => same(one, expected)) ?? all.find((one) => one.startsWith(word)) ?? null;
}

function listed(field: ParsedField, expected: string, all: readonly string[]): Bare {
  return checkOf(field, expected, nearest(all, expected));
}

function orderChecks({ order = [], absent = [], once = [] }: Truth, text: string): Bare[] {
  const flat = plain(text);
  let at = 0;
  const missed = order.filter((words) => {
    const next = flat.indexOf(plain(words), at);
    if (next >= 0) at = next;
    return next < 0;
  });
  const repeated = once.filter((words) => flat.split(plain(words)).length !== 2);
  const wrong = [...missed, ...absent.filter((words) => flat.includes(plain(words))), ...repeated];
  if (order.length + absent.length + once.length === 0) return [];
  return [
    { field: 'order', expected: 'in reading order', found: wrong.join('; '), isRight: wrong.length === 0 },
  ];
}

function checkOf(field: ParsedField, expected: string, found: string | null): Bare {
  return { field, expected, found: found ?? '', isRight: same(found, expected) };
}

function same(found: string | null, expected: string): boolean {
  return found !== null && plain(found) === plain(expected);
}

/** A place behind a school's name may be kept or left out. */
function sameSchool(found: string | null, expected: string): boolean {
  if (found === null) return false;
  const [a, b] = [plain(found), plain(expected)];
  return a === b || a.startsWith(`${b}, `) || b.startsWith(`${a}, `);
}

/** Case, spaces and the kind of dash and quote are no difference. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\s*-\s*/g, '-')
    .replace(/[\s]+/g, ' ')
    .trim();
}

/** Right and all, of one field. */
export interface Share {
  readonly field: ParsedField;
  readonly right: number;
  readonly of: number;
}

/** Counts by field, those that no truth speaks of left out. */
export function parsingShares(checks: readonly Check[]): Share[] {
  return PARSED_FIELDS.map((field) => {
    const own = checks.filter((check) => check.field === field);
    return { field, right: own.filter((check) => check.isRight).length, of: own.length };
  }).filter((share) => share.of > 0);
}

/** Lines that say how much of each field was read as the truth says, then every miss. */
export function describeParsing(checks: readonly Check[]): string[] {
  const files = new Set(checks.map((check) => check.file)).size;
  return [
    `  parsing of ${files} files with a truth`,
    ...parsingShares(checks).map(
      ({ field, right, of }) =>
        `    ${field.padEnd(18)} ${((100 * right) / of).toFixed(1).padStart(5)} %  (${right} of ${of})`,
    ),
    ...checks
      .filter((check) => !check.isRight)
      .map(
        ({ file, field, expected, found }) =>
          `    miss: ${file}: ${field}: “${expected}” was read as “${found}”`,
      ),
  ];
}
