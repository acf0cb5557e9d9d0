import { StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';

/** What a model may use on one day, in UTC. */
export type DailyBudget = { readonly tokens: number } | { readonly dollars: number };

/** US dollars for a million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/** A server that speaks as OpenAI's does, and what may be asked of it. */
export interface ModelSettings {
  /** Null where a server on this machine asks for none. */
  readonly apiKey: string | null;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
  /** From the question to a result that counts, every attempt included. */
  readonly deadlineMs: number;
  /** Tokens in and out that one analysis or match may use. */
  readonly maxTokens: number;
  /** Null: no limit. */
  readonly dailyBudget: DailyBudget | null;
  /** Null: costs are not known, only tokens. */
  readonly prices: TokenPrices | null;
}

/** Which engine does the work. `lacks` names the variables without which no model can be asked. */
export type EngineSettings =
  | { readonly kind: 'local' }
  | { readonly kind: 'openai'; readonly model: ModelSettings }
  | { readonly kind: 'openai'; readonly model: null; readonly lacks: string };

const OPENAI_URL = 'https://api.openai.com/v1';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const BaseUrl = z
  .url({ error: 'must be an address like https://api.openai.com/v1.', abort: true })
  .refine(isSafe, 'must start with https://; http:// is only for this machine.')
  .refine((url) => isPlain(new URL(url)), 'must be a URL without credentials or a query.')
  .transform((url) => url.replace(/\/+$/, ''));

const BUDGET_SENTENCE = 'must be tokens a day like 2000000, or dollars a day like 5.00 USD.';
const Budget = z
  .string()
  .regex(/^(?:[1-9]\d{2,14}|\d{1,6}(?:\.\d{1,4})? ?USD)$/, BUDGET_SENTENCE)
  .transform(
    (text): DailyBudget =>
      text.endsWith('USD') ? { dollars: Number.parseFloat(text) } : { tokens: Number(text) },
  );

const PRICE_SENTENCE = 'must be US dollars for a million tokens, like 0.40.';
const Price = z.coerce.number(PRICE_SENTENCE).min(0, PRICE_SENTENCE).max(100_000, PRICE_SENTENCE);

const SECONDS_SENTENCE = 'must be 1 to 300 seconds.';
const TOKENS_SENTENCE = 'must be 2000 to 1000000 tokens.';

/** The part of the environment that the engine reads. */
export const EngineVariables = {
  ENGINE: z.enum(['local', 'openai'], 'must be local or openai.').default('local'),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be a key without spaces.')
    .optional(),
  OPENAI_BASE_URL: BaseUrl.default(OPENAI_URL),
  OPENAI_MODEL: z.string().trim().min(1).max(200, 'must be the name of a model.').optional(),
  OPENAI_DEADLINE_SECONDS: z.coerce
    .number(SECONDS_SENTENCE)
    .min(1, SECONDS_SENTENCE)
    .max(300, SECONDS_SENTENCE)
    .default(30),
  OPENAI_MAX_TOKENS: z.coerce
    .number(TOKENS_SENTENCE)
    .int(TOKENS_SENTENCE)
    .min(2000, TOKENS_SENTENCE)
    .max(1_000_000, TOKENS_SENTENCE)
    .default(20_000),
  OPENAI_DAILY_BUDGET: Budget.optional(),
  OPENAI_PRICE_INPUT: Price.optional(),
  OPENAI_PRICE_OUTPUT: Price.optional(),
};

type EngineValues = z.output<z.ZodObject<typeof EngineVariables>>;

/**
 * Which engine does the work: the local one unless ENGINE says openai, whatever keys the shell carries.
 *
 * @throws StartError when a budget in money has no prices, or one price has not the other.
 */
export function engineSettingsOf(values: EngineValues): EngineSettings {
  if (values.ENGINE === 'local') return { kind: 'local' };
  const prices = pricesOf(values);
  const budget = values.OPENAI_DAILY_BUDGET ?? null;
  if (budget !== null && 'dollars' in budget && prices === null) {
    throw new StartError('OPENAI_DAILY_BUDGET in dollars needs OPENAI_PRICE_INPUT and OPENAI_PRICE_OUTPUT.');
  }
  const apiKey = values.OPENAI_API_KEY ?? null;
  const needsKey = apiKey === null && !isLoopback(values.OPENAI_BASE_URL);
  const lacks = [needsKey && 'OPENAI_API_KEY', values.OPENAI_MODEL === undefined && 'OPENAI_MODEL'];
  if (values.OPENAI_MODEL === undefined || needsKey) {
    return { kind: 'openai', model: null, lacks: lacks.filter(Boolean).join(' and ') };
  }
  const model = {
    apiKey,
    baseUrl: values.OPENAI_BASE_URL,
    model: values.OPENAI_MODEL,
    deadlineMs: values.OPENAI_DEADLINE_SECONDS * 1000,
    maxTokens: values.OPENAI_MAX_TOKENS,
    dailyBudget: budget,
    prices,
  };
  return { kind: 'openai', model };
}

function pricesOf({
  OPENAI_PRICE_INPUT: input,
  OPENAI_PRICE_OUTPUT: output,
}: EngineValues): TokenPrices | null {
  if (input === undefined && output === undefined) return null;
  if (input === undefined) throw new StartError('OPENAI_PRICE_INPUT is needed with OPENAI_PRICE_OUTPUT.');
  if (output === undefined) throw new StartError('OPENAI_PRICE_OUTPUT is needed with OPENAI_PRICE_INPUT.');
  return { input, output };
}

/** Resumes and a key go over the wire: only this machine may be asked without encryption. */
function isSafe(url: string): boolean {
  const { protocol } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(url));
}

function isLoopback(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

function isPlain({ username, password, search, hash }: URL): boolean {
  return username + password + search + hash === '';
}
