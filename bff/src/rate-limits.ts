import { createHash } from 'node:crypto';
import { AppError } from '@shortlist/api-contract/app-error';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './db/database.ts';
import { subnetOf } from './subnet.ts';

/** So many calls in so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const LIMIT_NAMES = [
  'login',
  'signup',
  'google',
  'ai',
  'upload',
  'checkout',
  'export',
  'removal',
  'password',
  'mail',
  'passkey',
  'skills',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
export type Limits = Readonly<Record<LimitName, Limit>>;

/**
 * Per account; an address, which an office may share, gets `ADDRESS_FACTOR` times as much. `ai` counts
 * resumes analyzed or matched (those of a batch that are stored are free), `upload` counts requests of up to five files,
 * `removal` counts tries to delete an account, `password` tries to change its password, `mail` links that are mailed, `skills` looks for skills in a posting that is being written. Whose
 * account a sign-in with Google or a passkey means is not known before it was read: it counts for the address alone.
 */
export const DEFAULT_LIMITS: Limits = {
  login: { points: 10, seconds: 15 * 60 },
  signup: { points: 5, seconds: 60 * 60 },
  google: { points: 10, seconds: 15 * 60 },
  ai: { points: 2000, seconds: 60 * 60 },
  upload: { points: 200, seconds: 60 * 60 },
  checkout: { points: 30, seconds: 60 * 60 },
  export: { points: 10, seconds: 60 * 60 },
  removal: { points: 10, seconds: 15 * 60 },
  password: { points: 10, seconds: 15 * 60 },
  mail: { points: 5, seconds: 60 * 60 },
  passkey: { points: 10, seconds: 15 * 60 },
  skills: { points: 1200, seconds: 60 * 60 },
};
const ADDRESS_FACTOR = 20;

/**
 * Who calls: the account that is meant (an id, an email; null when not known yet) and the network address, null where it is
 * not to be counted.
 */
export interface Caller {
  readonly account: string | null;
  readonly address: string | null;
}

export interface RateLimits {
  /**
   * Counts a call of a caller.
   *
   * @throws RateLimited when the account or the address has used up its calls.
   */
  consume(name: LimitName, caller: Caller, points?: number): Promise<void>;
  /** Takes a call back: only logins that fail count, and after a success earlier failures count no more. */
  forgive(name: LimitName, caller: Caller): Promise<void>;
}

/** Too many calls; the next is allowed after `retryAfter` seconds. */
export class RateLimited extends AppError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('rate_limited', `Too many attempts. Try again in ${durationOf(retryAfter)}.`);
    this.retryAfter = retryAfter;
  }
}

/** Counters in the database, so that every process of the product sees the same; null counts nothing. */
export function createRateLimits(database: Database, limits: Limits | null = DEFAULT_LIMITS): RateLimits {
  if (limits === null) return { async consume() {}, async forgive() {} };
  const limiters = Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, pairOf(database, name, limits[name])]),
  ) as Record<LimitName, ReturnType<typeof pairOf>>;
  return {
    async consume(name, caller, points = 1) {
      if (caller.account !== null) await spend(limiters[name].account, caller.account, points);
      if (caller.address !== null) await spend(limiters[name].address, subnetOf(caller.address), points);
    },
    async forgive(name, caller) {
      if (caller.account !== null) await limiters[name].account.delete(keyOf(caller.account));
      if (caller.address !== null) await limiters[name].address.reward(keyOf(subnetOf(caller.address)));
    },
  };
}

function pairOf(database: Database, name: LimitName, limit: Limit) {
  const common = {
    storeClient: clientOf(database),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    duration: limit.seconds,
  };
  return {
    account: new RateLimiterPostgres({ ...common, keyPrefix: name, points: limit.points }),
    address: new RateLimiterPostgres({
      ...common,
      keyPrefix: `${name}-address`,
      points: limit.points * ADDRESS_FACTOR,
    }),
  };
}

async function spend(limiter: RateLimiterPostgres, caller: string, points: number): Promise<void> {
  try {
    await limiter.consume(keyOf(caller), points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** As long as the column allows, whatever the caller's name; and no email address is left behind in a counter. */
function keyOf(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url');
}

/** The face of a `pg` client that the limiter calls: numbered parameters in, rows out. */
function clientOf(database: Database) {
  return {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const parameters: unknown[] = [];
      const statement = text.replace(/\$(\d+)/g, (_, position: string) => {
        parameters.push(values[Number(position) - 1]);
        return '?';
      });
      const rows = await database.fork().execute<object[]>(statement, parameters);
      return { rows, rowCount: rows.length };
    },
  };
}

function durationOf(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Reads an operator's own limits: `off`, which is null, or points an account and period like `login=20,ai=2000`;
 * undefined when the text is neither. What is not named keeps its default.
 */
export function limitsFrom(text: string): Limits | null | undefined {
  if (text.trim() === 'off') return null;
  const changed: Partial<Record<LimitName, Limit>> = {};
  for (const part of text.split(',')) {
    const [, given, points] = /^\s*(\w+)\s*=\s*([1-9]\d{0,6})\s*$/.exec(part) ?? [];
    const name = LIMIT_NAMES.find((each) => each === given);
    if (name === undefined) return undefined;
    changed[name] = { ...DEFAULT_LIMITS[name], points: Number(points) };
  }
  return { ...DEFAULT_LIMITS, ...changed };
}
