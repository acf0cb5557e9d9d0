import type { ModelSettings } from './client/openai-settings.ts';
import { costMicrosOf, type UsageStore } from './usage-store.ts';

/** What a model may use on one day in UTC. */
export interface DailyBudget {
  /**
   * Sets aside what a call may use at most, or says that too little is left. What is set aside counts until
   * `release`: a call that has ended stands in the book.
   */
  reserve(tokens: { input: number; output: number }): Promise<{ release(): void } | null>;
}

/** Calls in progress in other processes are not seen before they end. */
export function createDailyBudget(
  { dailyBudget, prices }: Pick<ModelSettings, 'dailyBudget' | 'prices'>,
  { book, now }: { book: UsageStore; now: () => Date },
): DailyBudget {
  let reserved = 0;
  const sizeOf = (tokens: { input: number; output: number }): number =>
    dailyBudget === null || 'tokens' in dailyBudget
      ? tokens.input + tokens.output
      : (costMicrosOf(tokens, prices) ?? 0);
  return {
    async reserve(tokens) {
      if (dailyBudget === null) return { release: () => {} };
      const size = sizeOf(tokens);
      reserved += size;
      const release = () => {
        reserved -= size;
      };
      try {
        const spent = await book.spentSince(startOfDay(now()));
        const isTokens = 'tokens' in dailyBudget;
        const limit = isTokens ? dailyBudget.tokens : dailyBudget.dollars * 1_000_000;
        if ((isTokens ? spent.tokens : spent.costMicros) + reserved <= limit) return { release };
      } catch (error) {
        release();
        throw error;
      }
      release();
      return null;
    },
  };
}

/** Midnight in UTC. */
export function startOfDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}
