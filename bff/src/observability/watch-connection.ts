import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { type QueryEvent, queries } from './events.ts';

/** Tells of each statement that Kysely sends what `QueryLogger` tells of the ORM's own. */
export async function watchConnection(opened: unknown): Promise<void> {
  // The ORM hands out what its dialect of Kysely has opened, and names no type for it.
  const connection = opened as DatabaseConnection;
  const send = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    if (!queries.hasSubscribers || isOfOrm(query)) return send(query, options);
    const started = performance.now();
    const publish = (isFailed: boolean) =>
      queries.publish({
        statement: query.sql,
        values: query.parameters,
        took: performance.now() - started,
        isFailed,
      } satisfies QueryEvent);
    try {
      const result = await send<never>(query, options);
      publish(false);
      return result;
    } catch (error) {
      publish(true);
      throw error;
    }
  };
}

/** The ORM writes values into its statements; its logger tells of them without. */
function isOfOrm({ query, parameters }: CompiledQuery): boolean {
  return query.kind === 'RawNode' && parameters.length === 0;
}
