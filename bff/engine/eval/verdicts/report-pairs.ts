import { isNegative, isWrongPair, type MatchedPair } from './match-pairs.ts';

/** Wrong verdicts by the type of requirement, as a table. */
export function describePairs(matched: readonly MatchedPair[]): string[] {
  const types = [...new Set(matched.map(({ pair }) => pair.requirement.type))].sort();
  const notMet = matched.filter(({ pair }) => pair.expect === 'not_met');
  return [
    '  type              negatives wrong   positives wrong',
    ...types.map((type) =>
      row(
        type,
        matched.filter(({ pair }) => pair.requirement.type === type),
      ),
    ),
    row('all', matched),
    `  "not met" said in ${notMet.filter(({ said }) => said === 'not_met').length} of ${notMet.length} pairs where it is best`,
  ];
}

/** Each wrong verdict in a line: only of the half that the engine may be mended by. */
export function listWrongPairs(matched: readonly MatchedPair[]): string[] {
  return matched.filter(isWrongPair).map(({ pair, said }) => {
    const { field, requirement, lines, expect } = pair;
    return `  ${requirement.type}, ${field}: "${requirement.text}" / ${lines.join(' / ')}: ${said}, not ${expect}`;
  });
}

function row(name: string, matched: readonly MatchedPair[]): string {
  const wrongOf = (isCounted: (each: MatchedPair) => boolean): string => {
    const counted = matched.filter(isCounted);
    return `${counted.filter(isWrongPair).length} of ${counted.length}`;
  };
  const negatives = wrongOf(({ pair }) => isNegative(pair));
  const positives = wrongOf(({ pair }) => !isNegative(pair));
  return `  ${name.padEnd(18)}${negatives.padEnd(18)}${positives}`;
}
