import type { TokenPrices } from '../openai/client/openai-settings.ts';
import { costMicrosOf, type UsageEntry } from '../openai/usage-store.ts';

const COUNT = new Intl.NumberFormat('en-US');

/**
 * What asking a model came to: requests, tokens, and cost, a sentence each. Only tokens that the server told are counted;
 * the first requests that it refuses for their form, which cost nothing, are not.
 */
export function describeModelUse(entries: readonly UsageEntry[], prices: TokenPrices | null): string[] {
  const ended = Map.groupBy(entries, ({ outcome }) => outcome);
  const outcomes = [...ended].map(([outcome, { length }]) => `${outcome} ${COUNT.format(length)}`);
  const asked = entries.filter(({ attempts }) => attempts > 0);
  if (asked.length === 0) return ['the model was never asked'];
  const requests = sum(asked.map(({ attempts }) => attempts));
  return [
    `requests to the model ${COUNT.format(requests)}: ${outcomes.join(', ')}`,
    ...describeTokens(asked, prices),
  ];
}

/** `isEstimated` marks questions with a request whose tokens the server didn't tell. */
function describeTokens(asked: readonly UsageEntry[], prices: TokenPrices | null): string[] {
  const untold = asked.filter(({ isEstimated }) => isEstimated).length;
  const told = asked.filter(({ isEstimated, tokens: { input } }) => !isEstimated && input > 0);
  if (told.length === 0) return ['the server told no usage: tokens and cost are unknown'];
  const tokens = {
    input: sum(told.map((each) => each.tokens.input)),
    output: sum(told.map((each) => each.tokens.output)),
  };
  const missing = `the server told no usage for ${untold} of ${asked.length} questions, which are not counted`;
  return [
    `prompt tokens ${COUNT.format(tokens.input)}, completion tokens ${COUNT.format(tokens.output)}`,
    ...(untold === 0 ? [] : [missing]),
    describeCost(costMicrosOf(tokens, prices), untold > 0),
  ];
}

function describeCost(micros: number | null, isPartial: boolean): string {
  if (micros === null)
    return 'cost unknown: set OPENAI_PRICE_INPUT and OPENAI_PRICE_OUTPUT, in US dollars per million tokens';
  return `cost ${isPartial ? 'at least ' : ''}$${(micros / 1_000_000).toFixed(4)}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
