import { type ComparedVerdict, isWrong, type VerdictMeasures } from './measure-verdicts.ts';
import type { Applicant, LabeledPosting, ReaderVerdict, TrueRequirement } from './verdict-truth.ts';

/** How a verdict stands to the label. `none`: the model gave no answer. */
export type Standing = 'same' | 'wrong' | 'differs' | 'to_check' | 'none';

/** The verdict of one engine on a requirement and a resume; null where there is none. */
export interface EngineSide {
  readonly verdict: ComparedVerdict | null;
  readonly standing: Standing;
}

/** A requirement and a resume: the label, and what both engines say. */
export interface ComparedCase {
  readonly resume: string;
  readonly label: { readonly verdict: ReaderVerdict; readonly quotes: readonly string[] };
  readonly local: EngineSide;
  readonly model: EngineSide;
  readonly enginesDiffer: boolean;
  /** An engine contradicts the label or the other engine. */
  readonly hasDisagreement: boolean;
  /** An engine says what the label denies, or misses what it says. */
  readonly hasWrong: boolean;
}

export interface ComparedRequirement {
  readonly requirement: TrueRequirement;
  /** Empty where the engines didn't read the requirement in the posting. */
  readonly cases: readonly ComparedCase[];
}

export interface ComparedPosting {
  readonly posting: LabeledPosting;
  readonly requirements: readonly ComparedRequirement[];
  readonly cases: readonly ComparedCase[];
}

interface BothMeasures {
  readonly local: Pick<VerdictMeasures, 'verdicts'>;
  readonly model: Pick<VerdictMeasures, 'verdicts'>;
}

type FindVerdict = (requirement: TrueRequirement, applicant: Applicant) => ComparedVerdict | null;

/** The verdicts of two engines on the same postings, in the order of these. */
export function comparedPostings(
  postings: readonly LabeledPosting[],
  { local, model }: BothMeasures,
): ComparedPosting[] {
  return postings.map((posting) => {
    const [ofLocal, ofModel] = [local, model].map(({ verdicts }) => verdictsOf(posting, verdicts));
    const requirements = posting.requirements.map((requirement) => ({
      requirement,
      cases: posting.applicants.flatMap((applicant) => {
        const label = applicant.labels.get(requirement.id);
        const [one, other] = [ofLocal, ofModel].map((find) => find?.(requirement, applicant) ?? null);
        if (label === undefined || (!one && !other)) return [];
        return [caseOf(applicant.id, label, [one ?? null, other ?? null])];
      }),
    }));
    return { posting, requirements, cases: requirements.flatMap(({ cases }) => cases) };
  });
}

const keyOf = (requirement: string, resume: string): string => JSON.stringify([requirement, resume]);

function verdictsOf({ id }: LabeledPosting, verdicts: readonly ComparedVerdict[]): FindVerdict {
  const found = new Map(
    verdicts
      .filter(({ posting }) => posting === id)
      .map((each) => [keyOf(each.requirement, each.resume), each]),
  );
  return (requirement, applicant) => found.get(keyOf(requirement.id, applicant.id)) ?? null;
}

function caseOf(
  resume: string,
  label: ComparedCase['label'],
  [one, other]: readonly [ComparedVerdict | null, ComparedVerdict | null],
): ComparedCase {
  const [local, model] = [sideOf(one), sideOf(other)];
  const standings = [local.standing, model.standing];
  const enginesDiffer = one !== null && other !== null && one.engine !== other.engine;
  const hasWrong = standings.includes('wrong');
  const hasDisagreement = enginesDiffer || hasWrong || standings.includes('differs');
  return { resume, label, local, model, enginesDiffer, hasDisagreement, hasWrong };
}

function sideOf(verdict: ComparedVerdict | null): EngineSide {
  return { verdict, standing: verdict === null ? 'none' : standingOf(verdict) };
}

/** Lines to check claim nothing, so they contradict no label. */
function standingOf(verdict: ComparedVerdict): Standing {
  if (isWrong(verdict)) return 'wrong';
  if (verdict.engine === verdict.reader) return 'same';
  return verdict.engine === 'to_check' ? 'to_check' : 'differs';
}
