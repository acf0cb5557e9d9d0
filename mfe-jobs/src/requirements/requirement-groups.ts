import { REQUIREMENT_KINDS, type Requirement, type RequirementKind } from '@shortlist/api-contract';
import { formatNumber, plural } from '@shortlist/platform';

type Weighed = Pick<Requirement, 'kind' | 'weight'>;

/** Requirements of one kind, in their order. */
export interface RequirementGroup<T> {
  readonly kind: RequirementKind;
  readonly items: readonly T[];
}

/** All four kinds in the order of screens, each with its own. */
export function groupByKind<T>(
  items: readonly T[],
  kindOf: (item: T) => RequirementKind,
): RequirementGroup<T>[] {
  return REQUIREMENT_KINDS.map((kind) => ({ kind, items: items.filter((item) => kindOf(item) === kind) }));
}

/** What all of these count together; logistics count nothing, whatever their weight. */
export function totalWeight(requirements: readonly Weighed[]): number {
  return requirements.reduce((sum, { kind, weight }) => sum + (kind === 'logistics' ? 0 : weight), 0);
}

/** "5 requirements, 13 of 20 points"; of logistics that they are never scored. */
export function sumOf(kind: RequirementKind, group: readonly Weighed[], total: number): string {
  if (kind === 'logistics') return 'never scored';
  if (group.length === 0) return '';
  return `${countOf(group.length)}, ${formatNumber(totalWeight(group))} of ${formatNumber(total)} points`;
}

/** "12 scored, 3 never scored" */
export function tallyOf(requirements: readonly Weighed[]): string {
  const asides = requirements.filter(({ kind }) => kind === 'logistics').length;
  const scored = `${formatNumber(requirements.length - asides)} scored`;
  return asides === 0 ? scored : `${scored}, ${formatNumber(asides)} never scored`;
}

function countOf(count: number): string {
  return plural(count, 'requirement', 'requirements');
}
