import type { FormulaPart, Match, RequirementKind, RequirementVerdict } from '@shortlist/api-contract';
import { metWords, VERDICT_ORDER } from '@shortlist/design-system/Verdict';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import { verdictWord } from '../verdicts/settled-words.ts';

/** A part of the formula as a recruiter reads it. */
export interface FormulaLine {
  readonly part: FormulaPart;
  /** What earned it, in words. */
  readonly words: string;
  /** The requirement that its evidence begins with; null where there is none. */
  readonly evidence: string | null;
}

/** The kind of requirement that a part is made of, by the engine's label; the last ones are of matches before version 4.0. */
const KINDS: ReadonlyMap<string, RequirementKind> = new Map([
  ['Required', 'must'],
  ['Preferred', 'nice'],
  ['Responsibilities', 'duty'],
  ['Must', 'must'],
  ['Nice to have', 'nice'],
  ['Duty', 'duty'],
]);

/** The one part that is not made of requirements; the last label is of earlier matches. */
const FIELD_LABELS: ReadonlySet<string> = new Set(['Relevant field', 'Field of work']);

/** Each part of a score with what earned it and where that is shown. */
export function linesOf({
  formula,
  requirements,
}: Pick<Match, 'formula' | 'requirements'>): readonly FormulaLine[] {
  return formula.map((part) => {
    if (FIELD_LABELS.has(part.label)) {
      const roles = requirements.find(({ type, quotes }) => type === 'years' && quotes.length > 0);
      return { part, words: nearness(part) + titlesOf(part), evidence: roles?.id ?? null };
    }
    const own = requirements.filter(({ kind }) => kind === KINDS.get(part.label));
    const first = own.find(({ quotes }) => quotes.length > 0) ?? own[0];
    return { part, words: own.length === 0 ? '' : countOf(own), evidence: first?.id ?? null };
  });
}

/** A part without a weight adds nothing: the sum is multiplied by what it is worth, which only lowers. */
export function isFactor({ weight }: Pick<FormulaPart, 'weight'>): boolean {
  return weight === 0;
}

/** What a part is worth, 0 to 1. */
export function earnedOf({ value, of }: Pick<FormulaPart, 'value' | 'of'>): number {
  return of > 0 ? Math.min(1, Math.max(0, value / of)) : 0;
}

function countOf(own: readonly RequirementVerdict[]): string {
  const counts = countVerdicts(own);
  const rest = VERDICT_ORDER.filter((verdict) => verdict !== 'met' && counts[verdict] > 0);
  return [metWords(counts), ...rest.map((verdict) => `${counts[verdict]} ${verdictWord(verdict)}`)].join(
    ', ',
  );
}

/** How close titles, words and lines come to the work of the position. */
function nearness(part: FormulaPart): string {
  const share = earnedOf(part);
  if (share >= 0.7) return 'Experience is in the same field';
  if (share >= 0.4) return 'Experience is in a closely related field';
  return share >= 0.15 ? 'Experience is in a loosely related field' : 'Experience is in a different field';
}

/** The titles or lines that it is read from. */
function titlesOf({ quotes }: FormulaPart): string {
  const titles = quotes.map(({ text }) => `“${text.replaceAll(/\s+/g, ' ')}”`);
  return titles.length === 0 ? '' : `: ${titles.join(', ')}`;
}

/** Which part adds most, and which leaves most open: `Required adds the most (40.7 points). Preferred has the most room to grow (18.9 points).` */
export function summarizeFormula(formula: readonly Omit<FormulaPart, 'quotes'>[]): string {
  const parts = formula
    .filter((part) => !isFactor(part))
    .map((part) => {
      const adds = part.weight * earnedOf(part) * 100;
      return { label: part.label, adds, open: part.weight * 100 - adds };
    });
  const most = parts.toSorted((a, b) => b.adds - a.adds)[0];
  const least = parts.toSorted((a, b) => b.open - a.open)[0];
  if (most === undefined || least === undefined) return '';
  const best =
    most.adds >= 0.05 ? `${most.label} adds the most (${most.adds.toFixed(1)} points).` : 'No points yet.';
  if (least.open < 0.05) return best;
  return least.label === most.label && most.adds >= 0.05
    ? `${most.label} adds the most (${most.adds.toFixed(1)} points) and has the most room to grow (${least.open.toFixed(1)}).`
    : `${best} ${least.label} has the most room to grow (${least.open.toFixed(1)} points).`;
}
