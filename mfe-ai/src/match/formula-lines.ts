import type { FormulaPart, Match, RequirementVerdict } from '@shortlist/api-contract';
import { countVerdicts } from '../verdicts/count-verdicts.ts';

/** A part of the formula as a recruiter reads it. */
export interface FormulaLine {
  readonly part: FormulaPart;
  /** What earned it, in words. */
  readonly words: string;
  /** The requirement that its evidence begins with; null where there is none. */
  readonly evidence: string | null;
}

/** The kind of requirement that a part is made of, by the engine's label. */
const KINDS: ReadonlyMap<string, RequirementVerdict['kind']> = new Map([
  ['Must', 'must'],
  ['Nice to have', 'nice'],
  ['Years', 'years'],
  ['Education', 'education'],
  ['Licence', 'licence'],
]);

/** The one part that is not made of requirements. */
const FIELD_OF_WORK = 'Field of work';

/** Each part of a score with what earned it and where that is shown. */
export function linesOf({
  formula,
  requirements,
}: Pick<Match, 'formula' | 'requirements'>): readonly FormulaLine[] {
  return formula.map((part) => {
    if (part.label === FIELD_OF_WORK) {
      const roles = requirements.find(({ kind, quotes }) => kind === 'years' && quotes.length > 0);
      return { part, words: nearness(part), evidence: roles?.id ?? null };
    }
    const own = requirements.filter(({ kind }) => kind === KINDS.get(part.label));
    const first = own.find(({ quotes }) => quotes.length > 0) ?? own[0];
    return { part, words: own.length === 0 ? '' : countOf(own), evidence: first?.id ?? null };
  });
}

function countOf(own: readonly RequirementVerdict[]): string {
  const { met, not_met, insufficient_data: unknown } = countVerdicts(own);
  const rest = [not_met > 0 ? `${not_met} not met` : '', unknown > 0 ? `${unknown} unknown` : ''].filter(
    Boolean,
  );
  return [`${met} of ${own.length} met`, ...rest].join(', ');
}

/** How close titles, words and lines come to the work of the position. */
function nearness({ value, of }: FormulaPart): string {
  const share = of > 0 ? value / of : 0;
  if (share >= 0.7) return 'The work of the resume is the work of the position';
  if (share >= 0.4) return 'The work of the resume is close to that of the position';
  return share >= 0.15
    ? 'The work of the resume is only related to that of the position'
    : 'The work of the resume is another than that of the position';
}

/** Which part adds most, and which leaves most open: `Must adds most, 40.7. Field of work leaves most open, 18.9.` */
export function summarizeFormula(formula: readonly FormulaPart[]): string {
  const parts = formula.map(({ label, value, of, weight }) => {
    const adds = of > 0 ? (weight * value * 100) / of : 0;
    return { label, adds, open: weight * 100 - adds };
  });
  const most = parts.toSorted((a, b) => b.adds - a.adds)[0];
  const least = parts.toSorted((a, b) => b.open - a.open)[0];
  if (most === undefined || least === undefined) return '';
  const best =
    most.adds >= 0.05 ? `${most.label} adds most, ${most.adds.toFixed(1)}.` : 'Nothing adds to it yet.';
  if (least.open < 0.05) return best;
  return least.label === most.label && most.adds >= 0.05
    ? `${most.label} adds most, ${most.adds.toFixed(1)}, and leaves most open, ${least.open.toFixed(1)}.`
    : `${best} ${least.label} leaves most open, ${least.open.toFixed(1)}.`;
}
