import {
  FAIRNESS_MEASURES,
  type FairnessMeasure,
  type FairnessSection,
  FOUR_FIFTHS,
  type GroupRate,
  type MeasureReport,
  SMALLEST_GROUP,
  SMALLEST_SHARE,
} from '@shortlist/api-contract';
import { fisherExact, median, wilsonInterval } from './statistics.ts';

/** A resume and a position: what came of it, and what the candidate declared. */
export interface Application {
  readonly score: number | null;
  readonly interviewed: boolean;
  readonly offer_sent: boolean;
  readonly offer_accepted: boolean;
  readonly groups: Readonly<Record<string, string>> | null;
}

/** A difference that chance makes this often is not called one. */
const CHANCE = 0.05;

/** Every measure by one column, or by several together. */
export function sectionOf(applications: readonly Application[], columns: readonly string[]): FairnessSection {
  return {
    columns: [...columns],
    measures: FAIRNESS_MEASURES.map((measure) => measureOf(applications, measure, columns)),
  };
}

interface Counted {
  readonly group: string[];
  applications: number;
  selected: number;
}

function measureOf(
  all: readonly Application[],
  measure: FairnessMeasure,
  columns: readonly string[],
): MeasureReport {
  const isScore = measure === 'scored_above_median';
  const asked = isScore ? all.filter(({ score }) => score !== null) : all;
  const middle = isScore ? median(asked.map(({ score }) => score ?? 0)) : null;
  const isSelected = (application: Application) =>
    isScore ? (application.score ?? 0) > (middle ?? 1) : application[measure];
  const counted = new Map<string, Counted>();
  let undeclared = 0;
  for (const application of asked) {
    const group = columns.map((column) => declaredIn(application, column));
    if (group.includes('')) {
      undeclared += 1;
      continue;
    }
    const key = JSON.stringify(group);
    const count = counted.get(key) ?? { group, applications: 0, selected: 0 };
    count.applications += 1;
    if (isSelected(application)) count.selected += 1;
    counted.set(key, count);
  }
  const groups = [...counted.values()];
  const shown = groups.filter(({ applications }) => applications >= SMALLEST_GROUP);
  return {
    measure,
    median: middle,
    applications: asked.length,
    undeclared,
    left_out: {
      groups: groups.length - shown.length,
      applications: sumOf(groups) - sumOf(shown),
    },
    groups: ratesOf(shown, asked.length - undeclared),
  };
}

/** Only what was declared: any object has a `constructor` besides. */
function declaredIn({ groups }: Application, column: string): string {
  return groups !== null && Object.hasOwn(groups, column) ? (groups[column] ?? '') : '';
}

/** Rates from the highest down; ratios to the highest of those that are a large enough share. */
function ratesOf(groups: readonly Counted[], declared: number): GroupRate[] {
  const isCounted = ({ applications }: Counted) => applications >= SMALLEST_SHARE * declared;
  const rateOf = ({ selected, applications }: Counted) => selected / applications;
  const sorted = groups.toSorted(
    (one, other) => rateOf(other) - rateOf(one) || other.applications - one.applications,
  );
  const compared = sorted.filter(isCounted);
  const highest = compared.length > 1 && (compared[0]?.selected ?? 0) > 0 ? compared[0] : undefined;
  return sorted.map((group) => {
    const { selected, applications } = group;
    const shared = {
      group: group.group,
      applications,
      selected,
      rate: rateOf(group),
      interval: wilsonInterval(selected, applications),
    };
    if (!isCounted(group))
      return { ...shared, ratio: null, p_value: null, verdict: 'too_small_share' as const };
    if (highest === undefined) return { ...shared, ratio: null, p_value: null, verdict: null };
    return { ...shared, ...comparedWith(highest, group) };
  });
}

function comparedWith(highest: Counted, group: Counted): Pick<GroupRate, 'ratio' | 'p_value' | 'verdict'> {
  const ratio = group.selected / group.applications / (highest.selected / highest.applications);
  if (group === highest) return { ratio: 1, p_value: null, verdict: 'highest' };
  const p_value = fisherExact({
    selected: [highest.selected, group.selected],
    of: [highest.applications, group.applications],
  });
  if (ratio >= FOUR_FIFTHS) return { ratio, p_value, verdict: 'within' };
  return { ratio, p_value, verdict: p_value < CHANCE ? 'below' : 'too_few_to_tell' };
}

function sumOf(groups: readonly Counted[]): number {
  return groups.reduce((sum, { applications }) => sum + applications, 0);
}
