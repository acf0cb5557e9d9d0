import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import { Pool } from 'pg';
import { publishQuery } from '../observability/watch-connection.ts';
import type { EntityManager } from './database.ts';
import { kysely, type Tables } from './kysely.ts';

/** Most statements that a process names to a server, which keeps a plan of each for every connection. */
const MOST_NAMED = 32;

/** Stands in the query that is built once for what each call gives. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Statement {
  readonly name: string | null;
  readonly text: string;
  readonly parameters: readonly unknown[];
}

let named = 0;

/**
 * A query that is built once and not for each call. A PostgreSQL server also parses and plans it once for each connection:
 *
 *     const findTitle = prepared('title', (db, { id }: { id: string }) =>
 *       db.selectFrom('jobs').select('title').where('id', '=', id));
 *     const rows = await findTitle(em, { id });
 *
 * The server doesn't look at the values when it plans. So it is for queries that have one best plan, whatever the values are, such
 * as a row by its key, or a page in the order of an index: not for a search.
 *
 * @param build gets placeholders in place of the values. It must only put them where a query takes a value, and not look at them.
 *   `shape` is what the text of the query depends on; each one is a statement of its own.
 */
export function prepared<Args extends Record<string, unknown>, Row, Shape extends string = ''>(
  name: string,
  build: (db: Kysely<Tables>, args: Args, shape: Shape) => Compilable<Row>,
): (em: EntityManager, args: Args, ...shape: Shape extends '' ? [] : [Shape]) => Promise<Row[]> {
  const statements = new Map<string, Statement>();
  return async (em, args, ...[shape = '']) => {
    let statement = statements.get(shape);
    if (statement === undefined) {
      const placeholders = Object.keys(args).map((key) => [key, new Placeholder(key)]);
      // A query takes a placeholder like any other value.
      const built = build(kysely(em), Object.fromEntries(placeholders) as Args, shape as Shape);
      statement = nameStatement(`${name} ${shape}`, built.compile());
      statements.set(shape, statement);
    }
    const values = statement.parameters.map((each) => (each instanceof Placeholder ? args[each.name] : each));
    return run<Row>(em, statement, values);
  };
}

function nameStatement(name: string, { sql: text, parameters }: CompiledQuery): Statement {
  if (named === MOST_NAMED) return { name: null, text, parameters };
  named += 1;
  return { name: name.trim(), text, parameters };
}

/** The embedded database, and a transaction, which has its own connection, take the text. */
async function run<Row>(em: EntityManager, { name, text }: Statement, values: unknown[]): Promise<Row[]> {
  const pool: unknown = em.isInTransaction() ? null : await em.getConnection('read').getNativeClient();
  if (name === null || !(pool instanceof Pool))
    return (await kysely(em).executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  const { rows } = await publishQuery({ sql: text, parameters: values }, () =>
    pool.query<Row & object>({ name, text, values }),
  );
  return rows;
}
