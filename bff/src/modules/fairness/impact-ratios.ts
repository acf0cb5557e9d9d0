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

/** How many applications, each a person and a position, have the same score and outcome, and declared the same. */
export interface Applications {
  readonly count: number;
  readonly score: number | null;
  readonly interviewed: boolean;
  readonly offer_sent: boolean;
  readonly offer_accepted: boolean;
  /** The value of each column that was asked for, '' where nothing was declared. */
  readonly groups: readonly string[];
}

/** A difference that chance makes this often is not called one. */
const CHANCE = 0.05;

/** Every measure by one of the columns, or by several together, that stand at these places. */
export function sectionOf(
  applications: readonly Applications[],
  columns: readonly string[],
  places: readonly number[],
): FairnessSection {
  return {
    columns: columns.filter((_, place) => places.includes(place)),
    measures: FAIRNESS_MEASURES.map((measure) => measureOf(applications, measure, places)),
  };
}

/** How many applications these are. */
export function countOf(applications: readonly Pick<Applications, 'count'>[]): number {
  return applications.reduce((sum, { count }) => sum + count, 0);
}

interface Counted {
  readonly group: string[];
  applications: number;
  selected: number;
}

function measureOf(
  all: readonly Applications[],
  measure: FairnessMeasure,
  places: readonly number[],
): MeasureReport {
  const isScore = measure === 'scored_above_median';
  const asked = isScore ? all.filter(({ score }) => score !== null) : all;
  const middle = isScore ? median(asked.map(({ score, count }) => ({ value: score ?? 0, count }))) : null;
  const isSelected = (application: Applications) =>
    isScore ? (application.score ?? 0) > (middle ?? 1) : application[measure];
  const counted = new Map<string, Counted>();
  let undeclared = 0;
  for (const application of asked) {
    const group = places.map((place) => application.groups[place] ?? '');
    if (group.includes('')) {
      undeclared += application.count;
      continue;
    }
    const key = JSON.stringify(group);
    const sum = counted.get(key) ?? { group, applications: 0, selected: 0 };
    sum.applications += application.count;
    if (isSelected(application)) sum.selected += application.count;
    counted.set(key, sum);
  }
  const groups = [...counted.values()];
  const shown = groups.filter(({ applications }) => applications >= SMALLEST_GROUP);
  const applications = countOf(asked);
  return {
    measure,
    median: middle,
    applications,
    undeclared,
    left_out: {
      groups: groups.length - shown.length,
      applications: sumOf(groups) - sumOf(shown),
    },
    groups: ratesOf(shown, applications - undeclared),
  };
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
