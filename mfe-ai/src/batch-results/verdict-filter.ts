import { type Match, type RequirementVerdict, VERDICTS, type Verdict } from '@shortlist/api-contract';
import { groupByKind } from '../verdicts/requirement-kinds.ts';
import type { Ranking } from './ranking.ts';

/** What a ranking is narrowed to: resumes that have the verdict on the requirement or, where none is named, on any. */
export interface VerdictFilter {
  /** Null for all. */
  readonly verdict: Verdict | null;
  readonly requirementId: string | null;
}

/** Reads the filter in an address; a requirement alone narrows nothing. */
export function readVerdictFilter(params: URLSearchParams): VerdictFilter {
  const verdict = VERDICTS.find((each) => each === params.get('verdict')) ?? null;
  return { verdict, requirementId: verdict && params.get('requirement') };
}

/** The params of an address with the filter; what is the default is left out. */
export function withVerdictFilter(
  params: URLSearchParams,
  { verdict, requirementId }: VerdictFilter,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('verdict');
  next.delete('requirement');
  if (verdict !== null) next.set('verdict', verdict);
  if (verdict !== null && requirementId !== null) next.set('requirement', requirementId);
  return next;
}

/** What can be chosen: each scored requirement once, in the order in which verdicts are shown. */
export function scoredRequirements(matches: readonly Match[]): readonly RequirementVerdict[] {
  const byId = new Map<string, RequirementVerdict>();
  for (const each of matches.flatMap(({ requirements }) => requirements)) {
    if (each.kind !== 'logistics' && !byId.has(each.id)) byId.set(each.id, each);
  }
  return groupByKind([...byId.values()]).flatMap(({ requirements }) => requirements);
}

/** The ranking with the matches that pass; each keeps its rank. Failures have no verdicts: only the whole ranking has them. */
export function narrowRanking(
  ranking: Ranking,
  { verdict, requirementId }: VerdictFilter,
  keptId?: string,
): Ranking {
  if (verdict === null) return ranking;
  const passes = ({ id, kind, verdict: own }: RequirementVerdict) =>
    own === verdict && kind !== 'logistics' && (requirementId === null || id === requirementId);
  const ranked = ranking.ranked.filter(
    ({ match }) => match.resume_id === keptId || match.requirements.some(passes),
  );
  return { ranked, failures: [] };
}
