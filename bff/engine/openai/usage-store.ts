import type { ModelOutcome } from '@shortlist/api-contract';
import type { TokenUsage } from './client/model-failure.ts';
import type { TokenPrices } from './client/openai-settings.ts';

/** One analysis or match for which a model was asked, or was to be. */
export interface UsageEntry {
  /** Whose resume it was; null where nobody owns it, as in an evaluation. */
  readonly ownerId: string | null;
  readonly kind: 'analysis' | 'match';
  readonly model: string;
  readonly outcome: ModelOutcome;
  readonly attempts: number;
  readonly tokens: TokenUsage;
  /** Whether some of the tokens were not told by the server. */
  readonly isEstimated: boolean;
  /** Millionths of a US dollar; null without prices. */
  readonly costMicros: number | null;
  readonly tookMs: number;
}

/** What has been spent. */
export interface UsageTotals {
  readonly tokens: number;
  readonly costMicros: number;
}

/** Where the use of a model is written down, for all processes. */
export interface UsageStore {
  /** What all processes have spent since a moment. */
  spentSince(moment: Date): Promise<UsageTotals>;
  record(entry: UsageEntry): Promise<void>;
}

/** A book of this process alone. */
export function createUsageBook(): UsageStore & { readonly entries: UsageEntry[] } {
  const entries: UsageEntry[] = [];
  return {
    entries,
    spentSince: async () => ({
      tokens: entries.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0),
      costMicros: entries.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0),
    }),
    record: async (entry) => {
      entries.push(entry);
    },
  };
}

/** Dollars for a million tokens are millionths of a dollar for a token. */
export function costMicrosOf({ input, output }: TokenUsage, prices: TokenPrices | null): number | null {
  return prices === null ? null : Math.round(input * prices.input + output * prices.output);
}
