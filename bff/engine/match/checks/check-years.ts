import { quoteSpan } from '../../evidence/quotes.ts';
import { familiesOf } from '../../language/word-family.ts';
import type { YearsWay } from '../../posting/years-ways.ts';
import type { Role } from '../../profile/profile.ts';
import { inWords, monthsOf } from '../../profile/roles.ts';
import { headOfTitle } from '../../taxonomy/job-titles.ts';
import { idfOf } from '../../taxonomy/occupation-space.ts';
import { RANKS } from '../../taxonomy/ranks.ts';
import { fieldCosine, similarity } from '../field/field-of-work.ts';
import { shareSpoken } from '../resume/evidence-index.ts';
import { rowOf } from '../resume/resume-vectors.ts';
import { SAME_TITLE, sharedTitle } from './check-title.ts';
import { checkStatedYears } from './stated-years.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/**
 * How far the words of a role's title and lines, the field of its title, and the field of its lines say that it was work of the kind
 * that is asked for; fitted on labels of 22 postings.
 */
const KIND_WEIGHTS = { spoken: 1, title: 0.9, field: 0.6 } as const;
/** Words alone are not enough: a seller of kitchen cabinets has not worked in a kitchen. One word says less: "warehouse robots". */
const MOST_SPOKEN = 0.9;
const MOST_OF_ONE_WORD = 0.75;
/** A role whose lines are further from the position's work may be shown and counts for nothing: a title is easily written. */
const LEAST_FIELD = 0.3;
/** From here on a role counts, and from here on it is shown to be checked. */
const OF_THE_KIND = 1.2;
const MAYBE = 0.6;
/** How near a role must be to the position's field of work to be of it. */
const OF_THE_FIELD = 0.4;
/** A role as near as this is of the kind, whatever its title says: a third grade teacher teaches in a classroom. */
const OF_ITS_FIELD = 0.6;
/** Of the asked years, the share that partly answers. */
const PARTLY = 2 / 3;
/** Who learns a trade has not practiced it. */
const LEARNER = /\b(?:intern(?:ship)?|trainee|student|apprentice|volunteer|extern)\b/i;

/** "At least two of them in manufacturing": a specialty inside other years has to be named. */
const WITHIN = /\bof (?:them|those|these|which)\b/i;

/** A word as frequent as "manager" doesn't say what is done. */
const OF_ANY_WORK = 1.2;

/** Years of something. */
interface YearsAsked {
  readonly years: number;
  /** As the position words it. */
  readonly text: string;
}

/** Checks "5+ years of X": months of the roles whose own title or lines speak of X, those that overlap counted once. */
export function checkYears({ years, text }: YearsAsked, context: CheckContext): CheckResult {
  const isWithin = WITHIN.test(text);
  const { roles } = context.resume.reading.profile;
  const asked = years * 12;
  const kinds = roles.map(({ title }, number) =>
    LEARNER.test(title ?? '') ? 0 : Math.min(mostOf(number, context), kindOf(number, context, isWithin)),
  );
  const counted = roles.filter((_, number) => (kinds[number] ?? 0) >= OF_THE_KIND);
  const months = monthsOf(counted);
  const quotes = quoteRoles(counted, context);
  if (months >= asked) {
    const isOverlapping = months < counted.reduce((sum, role) => sum + role.end + 1 - role.start, 0);
    return {
      verdict: 'met',
      quotes,
      note: `${inWords(months)}${isOverlapping ? ' (overlapping roles counted once)' : ''}`,
    };
  }
  const stated = checkStatedYears(years, context);
  if (stated !== null) return stated;
  if (roles.length === 0) return notMentioned('No dated roles');
  const all = monthsOf(roles);
  const note = (found: string) => `${inWords(all)} total, ${found} (${inWords(years * 12)} required)`;
  if (months >= asked * PARTLY)
    return { verdict: 'partly', quotes, note: note(`${inWords(months)} in related roles`) };
  if (all < asked) {
    return {
      verdict: 'not_met',
      quotes: quoteRoles(roles, context),
      note: `${inWords(all)} across all dated roles`,
    };
  }
  const maybe = roles.filter((_, number) => (kinds[number] ?? 0) >= MAYBE);
  if (maybe.length === 0) return notMentioned(note('none in related roles'));
  return {
    verdict: 'to_check',
    quotes: quoteRoles(maybe, context),
    note: note(`${inWords(monthsOf(maybe))} in roles that may be related`),
  };
}

/** A role whose title its lines don't support may be shown and counts for nothing. */
const mostOf = (role: number, { isSupported }: CheckContext): number =>
  isSupported[role] === true ? Number.POSITIVE_INFINITY : MAYBE;

/** By the thing that its words, its title, and its field come nearest to, of those that are asked for. */
function kindOf(role: number, context: CheckContext, isWithin: boolean): number {
  const { resume, job, probe, ways } = context;
  const field = nearnessToPosition(role, context);
  if (ways.length === 0) return field >= OF_THE_FIELD ? OF_THE_KIND : 0;
  const text = rowOf.title(resume, role);
  const title = similarity(fieldCosine(job.field.fields, resume, { text, direction: probe }));
  const kinds = ways.map((way) => {
    const spoken = shareSpoken(way.words, context, role);
    const weights = KIND_WEIGHTS;
    const most = way.words.ids.length > 1 ? MOST_SPOKEN : MOST_OF_ONE_WORD;
    const kind = weights.spoken * Math.min(most, spoken) + weights.title * title + weights.field * field;
    const isOther =
      (way.title !== null && sharedTitle(role, way.title, context) < SAME_TITLE) ||
      (spoken < MOST_SPOKEN &&
        field < OF_ITS_FIELD &&
        isOfAnother(resume.reading.profile.roles[role]?.title ?? '', way));
    return isOther || (isWithin && spoken < MOST_SPOKEN) ? Math.min(MAYBE, kind) : kind;
  });
  return Math.min(field < LEAST_FIELD ? MAYBE : Number.POSITIVE_INFINITY, Math.max(...kinds));
}

/** A web designer has done other design than of products: the same is done in both, to different things. */
function isOfAnother(title: string, { called }: YearsWay): boolean {
  const own = familiesOf(headOfTitle(title));
  const done = own.at(-1) ?? '';
  const isSame = done === called.at(-1) && idfOf(done) > OF_ANY_WORK;
  const of = own.filter((word) => !RANKS.has(word));
  return isSame && of.some((word) => !called.includes(word)) && called.some((word) => !of.includes(word));
}

/** The roles whose own lines are of the position's field of work. */
export function rolesOfTheField(context: CheckContext): Role[] {
  return context.resume.reading.profile.roles.filter(
    (_, role) => context.isSupported[role] === true && nearnessToPosition(role, context) >= OF_THE_FIELD,
  );
}

/** How near the lines of a role are to the position's field of work, 0 to 1. */
function nearnessToPosition(role: number, { resume, job }: CheckContext): number {
  const compared = { text: rowOf.role(resume, role), direction: job.field.position };
  return similarity(fieldCosine(job.field.fields, resume, compared));
}

/** The dates of the longest roles, with the title where both stand on one line. */
export function quoteRoles(roles: readonly Role[], { resume: { reading } }: CheckContext) {
  const longest = [...roles].sort((a, b) => b.end - b.start - (a.end - a.start)).slice(0, 3);
  return longest
    .sort((a, b) => b.end - a.end)
    .map((role) => quoteSpan(reading, datesWithTitle(reading.text, role), role.dates));
}

function datesWithTitle(text: string, role: Role) {
  const start = Math.min(role.heading.start, role.dates.start);
  const end = Math.max(role.heading.end, role.dates.end);
  const words = text.slice(start, end);
  return /\n.*\n/.test(words) || words.length > 110 ? role.dates : { start, end };
}
