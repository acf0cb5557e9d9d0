import { quoteSpan } from '../../evidence/quotes.ts';
import { numberInWords } from '../../language/numbers.ts';
import type { Requirement } from '../../posting/requirements.ts';
import type { Role } from '../../profile/profile.ts';
import { inWords, monthsOf } from '../../profile/roles.ts';
import { fieldCosine, similarity } from '../field/field-of-work.ts';
import { evidenceFor } from '../resume/evidence-index.ts';
import { type CheckContext, type CheckResult, unclear } from './verdict.ts';

/** Share of the asked words that a role must speak of, or how near its field must be, to count for them. */
const MIN_MENTION_SHARE = 0.34;
const NEAR = 0.35;

/** Checks "5+ years of X": months of the roles that speak of X, those that overlap counted once. */
export function checkYears(
  requirement: Requirement & { check: 'years' },
  context: CheckContext,
): CheckResult {
  const { roles } = context.resume.reading.profile;
  if (roles.length === 0) return unclear('No dated role to count');
  const asked = requirement.years * 12;
  const relevant = roles.filter(
    (_, number) => context.isSupported[number] === true && isRelevant(number, context),
  );
  const months = monthsOf(relevant);
  const all = monthsOf(roles);
  if (months >= asked) {
    const overlap = monthsOf(relevant) < relevant.reduce((sum, role) => sum + role.end + 1 - role.start, 0);
    const note = `${inWords(months)}${overlap ? ', overlaps counted once' : ''}`;
    return { verdict: 'met', share: 1, quotes: quoteRoles(relevant, context), note };
  }
  if (all < asked) {
    return {
      verdict: 'not_met',
      share: 0,
      quotes: quoteRoles(roles, context),
      note: `${inWords(all)} in all dated roles`,
    };
  }
  const found =
    months === 0
      ? 'none of it in roles that speak of this'
      : `${inWords(months)} of it in roles that speak of this`;
  return unclear(`${inWords(all)} in all, ${found}; asked are ${numberInWords(requirement.years)}`);
}

function isRelevant(role: number, context: CheckContext): boolean {
  const { asked, resume, job } = context;
  if (asked.ids.length === 0) return true;
  const spoken = evidenceFor(asked, context, role).reduce((sum, answer) => sum + answer.share, 0);
  if (spoken >= MIN_MENTION_SHARE) return true;
  const direction = job.field.position;
  const cosine = fieldCosine(job.field.fields, resume.whole.roles, {
    known: resume.terms.known,
    text: role,
    direction,
  });
  return similarity(cosine) >= NEAR;
}

/** The dates of the longest roles, with the title where both stand on one line. */
function quoteRoles(roles: readonly Role[], { resume: { reading } }: CheckContext) {
  const longest = [...roles].sort((a, b) => b.end - b.start - (a.end - a.start)).slice(0, 3);
  return longest
    .sort((a, b) => b.end - a.end)
    .map((role) => quoteSpan(reading, datesWithTitle(reading.text, role)));
}

function datesWithTitle(text: string, role: Role) {
  const start = Math.min(role.heading.start, role.dates.start);
  const end = Math.max(role.heading.end, role.dates.end);
  const words = text.slice(start, end);
  return /[\n\t]/.test(words) || words.length > 110 ? role.dates : { start, end };
}
