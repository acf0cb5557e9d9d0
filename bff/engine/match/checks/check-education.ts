import { quoteSpan } from '../../evidence/quotes.ts';
import { readTerms } from '../../language/terms.ts';
import type { Requirement } from '../../posting/requirements.ts';
import { DEGREE_LEVELS, type Education } from '../../profile/profile.ts';
import { type CheckContext, type CheckResult, unclear } from './verdict.ts';

/** What a degree of the asked level in another field earns. */
const OTHER_FIELD = 0.5;

/** Checks a degree: its level first, then its field. A lower degree speaks against, no degree is unknown. */
export function checkEducation(
  requirement: Requirement & { check: 'education' },
  { resume: { reading } }: CheckContext,
): CheckResult {
  const degrees = reading.profile.education.filter((education) => education.level !== null);
  const best = [...degrees].sort((a, b) => rank(b) - rank(a))[0];
  if (best === undefined) return unclear('No degree is named');
  const wanted = DEGREE_LEVELS.indexOf(requirement.level);
  const enough = degrees.filter((education) => rank(education) >= wanted);
  const inField = enough.find((education) => isField(education, requirement.field));
  const shown = inField ?? enough[0] ?? best;
  const quotes = [quoteSpan(reading, shown.span)];
  if (enough.length === 0) {
    if (requirement.isOpen) return unclear('A lower degree is shown; the posting also takes an equivalent');
    return { verdict: 'not_met', share: 0, quotes, note: 'The highest degree shown is lower' };
  }
  if (inField !== undefined) return { verdict: 'met', share: 1, quotes, note: null };
  return { verdict: 'met', share: OTHER_FIELD, quotes, note: 'The degree is shown, in another field' };
}

function rank(education: Education): number {
  return education.level === null ? -1 : DEGREE_LEVELS.indexOf(education.level);
}

function isField(education: Education, field: string): boolean {
  const wanted = new Set(readTerms(field).map((term) => term.stem));
  if (wanted.size === 0) return true;
  return readTerms(education.text).some((term) => wanted.has(term.stem));
}
