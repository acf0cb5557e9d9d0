import { quoteSpan } from '../../evidence/quotes.ts';
import type { DegreeRequirement } from '../../posting/degree-requirement.ts';
import { hasAllOf, relateFields } from '../../profile/degree-field.ts';
import { DEGREE_LEVELS, type Education } from '../../profile/profile.ts';
import { inWords, monthsOf } from '../../profile/roles.ts';
import { quoteRoles, rolesOfTheField } from './check-years.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/** What a posting says that takes years in the field for the degree, or a neighboring field. */
const EQUIVALENT =
  /\bequiv\w*|\bequal\b|\bor\b[^.;]{0,40}\b(?:experience|years|practice)|\bself-taught\b|\bin lieu\b|\bexperience (?:may|can)\b/i;
/** What years of work are not. */
const TRAINING = /\bequiv\w*(?: \w+)? (?:training|education|degree|program|course|certificat\w+)\b/i;
const RELATED = /\b(?:related|relevant|similar|comparable|close to|any)\b/i;
/** What is being studied is no degree yet. */
const UNDERWAY =
  /\b(?:expected|anticipated|in progress|pursuing|candidate|currently (?:enrolled|studying)|(?:to be|will be) (?:completed|awarded))\b/i;
/** Years in the field that stand for a degree where a posting takes an equivalent. */
const YEARS_FOR_DEGREE = 4;

/** Checks a degree: its level, then its field. A lower degree, or one of a field far from it, speaks against; no degree tells nothing. */
export function checkEducation(degree: DegreeRequirement, text: string, context: CheckContext): CheckResult {
  const wanted = DEGREE_LEVELS.indexOf(degree.level);
  const shown = degreesIn(context, degree, wanted);
  const enough =
    shown.find(({ rank, education }) => rank >= wanted && !isUnderway(education, context)) ??
    shown.find(({ rank }) => rank >= wanted);
  const best = enough ?? shown.find(({ rank }) => rank >= 0) ?? shown[0];
  const alike = shown.filter((each) => each.rank >= wanted && each.relation === best?.relation);
  const quotes = [...new Set([best, ...alike])].flatMap((each) =>
    each === undefined ? [] : [quoteDegree(each.education, context)],
  );
  if (enough !== undefined && isUnderway(enough.education, context))
    return { verdict: 'to_check', quotes, note: 'In progress' };
  if (enough?.relation === 'same' || (enough?.relation === 'related' && RELATED.test(text))) {
    return { verdict: 'met', quotes, note: null };
  }
  const years = EQUIVALENT.test(text) && !TRAINING.test(text) ? yearsInstead(context) : null;
  if (years !== null) return { ...years, quotes: [...quotes.slice(0, 1), ...years.quotes] };
  if (best === undefined) return notMentioned('No degree mentioned');
  if (enough === undefined && best.rank < 0)
    return { verdict: 'to_check', quotes, note: 'No degree mentioned' };
  if (enough === undefined) {
    const verdict = EQUIVALENT.test(text) ? 'to_check' : 'not_met';
    return { verdict, quotes, note: 'Highest listed degree is below this level' };
  }
  if (enough.relation === 'other') return { verdict: 'not_met', quotes, note: 'Degree in a different field' };
  if (enough.relation === 'related') return { verdict: 'partly', quotes, note: 'In a related field' };
  return enough.education.field === null || RELATED.test(text)
    ? { verdict: 'partly', quotes, note: 'Field not mentioned' }
    : { verdict: 'to_check', quotes, note: `Field: ${enough.education.field}` };
}

/** The degrees of a resume, those whose field and level are nearest to what is asked first. */
function degreesIn({ resume }: CheckContext, { field, isProgram }: DegreeRequirement, wanted: number) {
  return resume.reading.profile.education
    .map((education, index) => {
      const study = resume.studied[index] ?? NOTHING_STUDIED;
      const isTaught = isProgram && hasAllOf(field, study);
      const relation = relateFields(field, study);
      return {
        education,
        rank: isTaught && education.level === null ? wanted : rankOf(education),
        relation: isProgram && !isTaught && relation === 'same' ? 'related' : relation,
      };
    })
    .toSorted(
      (a, b) =>
        BEST_FIELD.indexOf(a.relation) - BEST_FIELD.indexOf(b.relation) ||
        Number(b.rank === wanted) - Number(a.rank === wanted) ||
        b.rank - a.rank,
    );
}

const NOTHING_STUDIED = { stems: [], families: [] };
const BEST_FIELD = ['same', 'related', 'unknown', 'other'];

/** The line of the school, with the words of the degree in it. */
function quoteDegree({ span, degree }: Education, { resume: { reading } }: CheckContext) {
  const at = degree === null ? -1 : reading.text.slice(span.start, span.end).indexOf(degree);
  if (degree === null || at < 0) return quoteSpan(reading, span);
  return quoteSpan(reading, span, { start: span.start + at, end: span.start + at + degree.length });
}

function isUnderway({ text, endYear }: Education, { resume: { reading } }: CheckContext): boolean {
  const year = Math.floor(reading.asOf / 12);
  return endYear === null ? UNDERWAY.test(text) : endYear > year || (endYear === year && UNDERWAY.test(text));
}

/** A school without a degree tells the level of a high school alone. */
function rankOf({ level, text }: Education): number {
  if (level !== null) return DEGREE_LEVELS.indexOf(level);
  return /\bhigh school\b|\bHS\b/i.test(text) ? DEGREE_LEVELS.indexOf('secondary') : -1;
}

function yearsInstead(context: CheckContext): CheckResult | null {
  const roles = rolesOfTheField(context);
  const months = monthsOf(roles);
  if (months < YEARS_FOR_DEGREE * 12) return null;
  return {
    verdict: 'met',
    quotes: quoteRoles(roles, context),
    note: `${inWords(months)} in the field instead`,
  };
}
