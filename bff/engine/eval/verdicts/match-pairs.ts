import type { Analyzer, MatchResult } from '../../analyzer.ts';
import { asDocument } from '../data.ts';
import type { Expectation, VerdictPair } from './read-pairs.ts';

type Verdict = MatchResult['requirements'][number]['verdict'];

/** A pair with what the engine says of it. */
export interface MatchedPair {
  readonly pair: VerdictPair;
  readonly said: Verdict;
}

const HEADING = /^(Summary|Experience|Education|Skills|Licenses|Certifications|Languages)$/u;
const HEAD = 'Alex Morgan\nalex.morgan@example.com\n';
const CLAIMED: readonly Verdict[] = ['met', 'partly'];
const RIGHT: Readonly<Record<Expectation, readonly Verdict[]>> = {
  met: ['met'],
  partly: ['partly'],
  'met or partly': CLAIMED,
  to_check: [...CLAIMED, 'to_check'],
  not_met: ['not_met', 'to_check', 'not_mentioned'],
  not_mentioned: ['not_met', 'to_check', 'not_mentioned'],
  'not claimed': ['not_met', 'to_check', 'not_mentioned'],
};

/** Matches each pair on its own: a position with one requirement, and a resume with the pair's lines. */
export async function matchPairs(analyzer: Analyzer, pairs: readonly VerdictPair[]): Promise<MatchedPair[]> {
  const matched: MatchedPair[] = [];
  for (const pair of pairs) matched.push({ pair, said: await verdictOf(analyzer, pair) });
  return matched;
}

async function verdictOf(analyzer: Analyzer, pair: VerdictPair): Promise<Verdict> {
  const { title, requirement } = pair;
  const { requirements } = await analyzer.match(asDocument(resumeOf(pair)), {
    title,
    description: `Requirements\n- ${requirement.text}`,
    skillTags: [],
    requirements: [requirement],
  });
  const found = requirements.find(({ text }) => text === requirement.text);
  if (found === undefined) throw new Error(`The match has no requirement "${requirement.text}".`);
  return found.verdict;
}

/** Lines that begin with a heading are a whole resume; others are what a person did in one role of the field. */
export function resumeOf({ title, lines }: Pick<VerdictPair, 'title' | 'lines'>): string {
  if (HEADING.test(lines[0] ?? '')) return [HEAD, ...lines].join('\n');
  const role = `${title}, Northgate Group, Mar 2018 - Jun 2024`;
  return [HEAD, 'Experience', role, ...lines.map((line) => `- ${line}`)].join('\n');
}

/** Whether a pair's resume doesn't answer its requirement. */
export function isNegative({ expect }: VerdictPair): boolean {
  return !RIGHT[expect].some((verdict) => CLAIMED.includes(verdict));
}

/** Whether the engine claims what nothing proves, or doesn't show what a line says. */
export function isWrongPair({ pair, said }: MatchedPair): boolean {
  return !RIGHT[pair.expect].includes(said);
}

/** The share of the negatives, and of the positives, that are wrong. */
export function wrongShares(matched: readonly MatchedPair[]): { negatives: number; positives: number } {
  const { negatives = [], positives = [] } = Object.groupBy(matched, ({ pair }) =>
    isNegative(pair) ? 'negatives' : 'positives',
  );
  const share = (all: readonly MatchedPair[]): number => all.filter(isWrongPair).length / (all.length || 1);
  return { negatives: share(negatives), positives: share(positives) };
}
