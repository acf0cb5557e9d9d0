import { REQUIREMENT_KINDS, type RequirementKind } from '@shortlist/api-contract';

/** What a requirement is to the position, as a label. */
export const KIND_WORDS: Readonly<Record<RequirementKind, string>> = {
  must: 'Required',
  nice: 'Preferred',
  duty: 'Responsibility',
  logistics: 'Logistics',
};

/** The same as a head over several. */
export const KIND_HEADS: Readonly<Record<RequirementKind, string>> = {
  ...KIND_WORDS,
  duty: 'Responsibilities',
};

/** Requirements by their kind, in the order of kinds; logistics, which are never scored, come last. Kinds without any are left out. */
export function groupByKind<R extends { readonly kind: RequirementKind }>(
  requirements: readonly R[],
): readonly { readonly kind: RequirementKind; readonly requirements: readonly R[] }[] {
  return REQUIREMENT_KINDS.map((kind) => ({
    kind,
    requirements: requirements.filter((each) => each.kind === kind),
  })).filter((group) => group.requirements.length > 0);
}
