import type { CheckContext, Problem, Rule } from './rule.ts';

/** A rule that a candidate breaks. */
export interface Violation {
  /** The package and version that breaks it. */
  readonly package: string;
  readonly version: string;
  readonly rule: Pick<Rule, 'name' | 'why'>;
  readonly problems: readonly Problem[];
}

export interface RuleOutcome {
  readonly rule: Pick<Rule, 'name'>;
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

/**
 * Holds one candidate to the rules, one after the other: the last of them use a browser, and two at a time would
 * disturb each other's clocks. Those are asked only of a candidate that keeps all rules before them.
 *
 * @param report hears of each rule once it was asked.
 */
export async function runChecks(
  context: CheckContext,
  { cheap, costly = [] }: RuleList,
  report: (outcome: RuleOutcome) => void = () => {},
): Promise<Violation[]> {
  const breaches: Violation[] = [];
  const { package: name, version } = context.candidate.release;
  const ask = async (rule: Rule): Promise<void> => {
    if (rule.isForRemotesOnly && context.candidate.release.kind !== 'remote') return;
    const begun = performance.now();
    const problems = await rule.check(context);
    report({ rule, problems, milliseconds: Math.round(performance.now() - begun) });
    if (problems.length > 0) breaches.push({ package: name, version, rule, problems });
  };
  for (const rule of cheap) await ask(rule);
  if (breaches.length > 0) return breaches;
  for (const rule of costly) await ask(rule);
  return breaches;
}

export interface RuleList {
  /** Those that only read files. */
  readonly cheap: readonly Rule[];
  /** Those that open a browser. */
  readonly costly?: readonly Rule[];
}

/** What broke rules, so that it can't be released: each broken rule with its reason, each problem with its fix. */
export class RefusedReleaseError extends Error {
  override readonly name = 'RefusedReleaseError';
  readonly breaches: readonly Violation[];
  /** Each broken rule as it is printed. */
  readonly list: string;

  constructor(breaches: readonly Violation[]) {
    const list = breaches.map(describe).join('\n');
    super(`Nothing was released.\n${list}`);
    this.breaches = breaches;
    this.list = list;
  }
}

/** A broken rule as it is printed: problems with one fix stand together. */
export function describe({ package: name, rule, problems }: Violation): string {
  const fixes = [...new Set(problems.map(({ fix }) => fix))];
  return [
    `✗ ${name}: ${rule.name}`,
    `  Why: ${rule.why}`,
    ...fixes.flatMap((fix) => [
      ...problems.filter((each) => each.fix === fix).map(({ what }) => `  - ${what}`),
      `    Fix: ${fix}`,
    ]),
  ].join('\n');
}

/** `✓ mfe-jobs: its size stays in its budget (3 ms)` */
export function lineOfOutcome(packageName: string, { rule, problems, milliseconds }: RuleOutcome): string {
  return `${problems.length === 0 ? '✓' : '✗'} ${packageName}: ${rule.name} (${milliseconds} ms)`;
}
