import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { type QueryEvent, queries } from './events.ts';

/** Tells of each statement that Kysely sends what `QueryLogger` tells of the ORM's own. */
export async function watchConnection(opened: unknown): Promise<void> {
  // The ORM hands out what its dialect of Kysely has opened, and names no type for it.
  const connection = opened as DatabaseConnection;
  const send = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, options) =>
    isOfOrm(query) ? send(query, options) : publishQuery(query, () => send<never>(query, options));
}

/** Sends a statement, and tells how long it took. */
export async function publishQuery<Result>(
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
  send: () => Promise<Result>,
): Promise<Result> {
  if (!queries.hasSubscribers) return send();
  const started = performance.now();
  let isFailed = true;
  try {
    const result = await send();
    isFailed = false;
    return result;
  } finally {
    const took = performance.now() - started;
    queries.publish({ statement: sql, values: parameters, took, isFailed } satisfies QueryEvent);
  }
}

/** The ORM writes values into its statements; its logger tells of them without. */
function isOfOrm({ query, parameters }: CompiledQuery): boolean {
  return query.kind === 'RawNode' && parameters.length === 0;
}
