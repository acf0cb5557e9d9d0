import { readTerms } from '../language/terms.ts';
import { type CheckResult, notMentioned } from '../match/checks/verdict.ts';
import { directionOf, similarity, termVectorOf } from '../match/field/field-of-work.ts';
import type { Requirement } from '../posting/requirements.ts';
import type { Line } from '../profile/line.ts';
import { dot } from '../taxonomy/vectors.ts';
import { judgeTitle, judgeYears } from './judge-roles.ts';
import { idOf, type Judgment } from './match-question.ts';
import type { VerdictContext, VerifiedQuote } from './proof.ts';

const MOST_QUOTES = 3;

/** Requirements that one and the same quote may carry: more is a model that was talked into something. */
const MOST_CARRIED = 6;

/** How near a line's field must be to a requirement's where they share no word. */
const LEAST_NEARNESS = 0.2;

/** What the resume states or does not: "in progress" is no license, and a level is higher than another. */
const BY_RULES: ReadonlySet<Requirement['check']> = new Set([
  'education',
  'either',
  'license',
  'language',
  'logistics',
]);

/**
 * The verdicts of a model as findings: without a quote that stands in the resume and speaks of the requirement there is
 * none. Degrees, licenses and languages are left to the rules, and years are counted by them.
 */
export function applyModelVerdicts(
  requirements: readonly Requirement[],
  judgments: readonly Judgment[],
  bench: VerdictContext,
): (CheckResult | undefined)[] {
  const carried = new Map<number, number>();
  return requirements.map((requirement, index) => {
    if (BY_RULES.has(requirement.check)) return undefined;
    const judgment = only(judgments.filter(({ id }) => id === idOf(index)));
    if (judgment === null || judgment.verdict === 'not_mentioned') return notMentioned();
    const proofs = proofsOf(judgment, bench).filter(({ line, quote }) => {
      const times = (carried.get(quote.start) ?? 0) + 1;
      carried.set(quote.start, times);
      return times <= MOST_CARRIED && isAbout(requirement, line);
    });
    return proofs.length === 0
      ? notMentioned()
      : findingOf(requirement, { verdict: judgment.verdict, proofs }, bench);
  });
}

/** The one verdict; null where there is none, or where the model contradicts itself. */
function only(judgments: readonly Judgment[]): Judgment | null {
  const [first, ...others] = judgments;
  return first === undefined || others.some(({ verdict }) => verdict !== first.verdict) ? null : first;
}

function proofsOf({ quotes }: Judgment, { sheet, beside }: VerdictContext): VerifiedQuote[] {
  const found = quotes.slice(0, 12).flatMap((words) => sheet.find(words) ?? []);
  const isNew = ({ quote }: VerifiedQuote, index: number): boolean =>
    found.findIndex((other) => other.quote.start === quote.start) === index;
  const isOwn = ({ quote }: VerifiedQuote): boolean =>
    beside.mixedIn.every(({ start, end }) => quote.end <= start || end <= quote.start);
  return found.filter((proof, index) => isNew(proof, index) && isOwn(proof));
}

/** Whether a line shares a word with a requirement, or at least its field of work. Years are borne by any role. */
function isAbout(requirement: Requirement, line: Line): boolean {
  if (requirement.check === 'years') return line.role !== null;
  const own = new Set(readTerms(line.text).map(({ stem }) => stem));
  if (readTerms(requirement.text).some(({ stem }) => own.has(stem))) return true;
  const [asked, told] = [requirement.text, line.text].map((text) => directionOf(termVectorOf(text)));
  return asked !== undefined && told !== undefined && similarity(dot(asked, told)) >= LEAST_NEARNESS;
}

interface Judged {
  readonly verdict: Exclude<Judgment['verdict'], 'not_mentioned'>;
  readonly proofs: readonly VerifiedQuote[];
}

function findingOf(
  requirement: Requirement,
  { verdict, proofs }: Judged,
  bench: VerdictContext,
): CheckResult {
  const quotes = proofs.slice(0, MOST_QUOTES).map(({ quote }) => quote);
  if (requirement.check === 'years') return judgeYears(requirement.years, proofs, bench);
  if (verdict === 'not_met') return { verdict, quotes, note: 'The resume says otherwise' };
  if (requirement.check === 'title') return judgeTitle(verdict, proofs, bench);
  const isListed = proofs.every(({ line }) => line.section === 'skills');
  const asksUse = requirement.check !== 'skill' || requirement.asksUse;
  if (isListed)
    return { verdict: asksUse ? 'partly' : verdict, quotes, note: 'Listed as a skill, without examples' };
  return { verdict, quotes, note: null };
}
