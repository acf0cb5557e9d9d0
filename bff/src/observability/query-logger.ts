import { DefaultLogger, type LogContext } from '@mikro-orm/core';
import { type QueryEvent, queries } from './events.ts';

type Options = ConstructorParameters<typeof DefaultLogger>[0];

/**
 * The ORM's logger: it tells of each statement how long it took, never its values, and prints nothing, because
 * the messages of a database hold values of rows.
 */
export class QueryLogger extends DefaultLogger {
  override log(): void {}

  override logQuery(context: LogContext & { query: string }): void {
    if (!queries.hasSubscribers || context.took === undefined) return;
    const { query: statement, took, level } = context;
    queries.publish({ statement, took, isFailed: level === 'error' } satisfies QueryEvent);
  }
}

/** As the ORM asks for it. */
export function createQueryLogger(options: Options): QueryLogger {
  return new QueryLogger(options);
}
