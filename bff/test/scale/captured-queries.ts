import type { Database } from '../../src/db/database.ts';
import { queries as channel, type QueryEvent } from '../../src/observability/events.ts';
import type { Reply } from '../support/reply.ts';

/** A query as it was sent, and as it reads with its values in it. */
export interface CapturedQuery {
  readonly sql: string;
  readonly withValues: string;
}

export interface Captured {
  readonly reply: Reply;
  readonly queries: CapturedQuery[];
}

/** What a call asks the database, by the hooks of the ORM and of Kysely. Calls must come one after the other. */
export async function capture(database: Database, call: () => Promise<Reply>): Promise<Captured> {
  const em = database.fork();
  const queries: CapturedQuery[] = [];
  em.config.set('onQuery', (sql, params) => {
    queries.push({ sql, withValues: em.getPlatform().formatQuery(sql, params) });
    return sql;
  });
  const onKysely = (message: unknown): void => {
    const { statement: sql, values } = message as QueryEvent;
    if (values === undefined) return;
    const valueAt = (_: string, number: string) => em.getPlatform().quoteValue(values[Number(number) - 1]);
    queries.push({ sql, withValues: sql.replaceAll(/\$(\d+)/g, valueAt) });
  };
  channel.subscribe(onKysely);
  const reply = await call();
  channel.unsubscribe(onKysely);
  em.config.set('onQuery', (sql) => sql);
  return { reply, queries };
}

const VISIT = /^(begin|commit)$|^update "?sessions"? /i;

/** The queries of a call but for those that find out who is calling, and write every few minutes that they were here. */
export function withoutSession(queries: readonly CapturedQuery[], session: readonly CapturedQuery[]) {
  const ofSession = new Set(session.map(({ sql }) => sql));
  return queries.filter(({ sql }) => !ofSession.has(sql) && !VISIT.test(sql));
}

/** Where the next page is; null on the last. */
export function nextPage(reply: Reply): string | null {
  return /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
}
