import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { type ColumnType, type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { EntityManager } from './database.ts';
import type { entities } from './entities.ts';

type Inferred = InferKyselyDB<(typeof entities)[number]>;

/** How the driver gives a column, and what it takes: moments as PostgreSQL's text, JSON parsed and taken as text. */
type Column<Value> = [Value] extends [ColumnType<infer Read, infer Added, infer Changed>]
  ? ColumnType<Given<Sole<Read>>, Taken<Added>, Taken<Changed>>
  : ColumnType<Given<Sole<Value>>, Taken<Value>, Taken<Value>>;

type Given<Value> = Value extends Date ? string : Value;

type Taken<Value> = Value extends Date
  ? string | Date
  : Value extends Uint8Array
    ? Value
    : Value extends object
      ? string
      : Value;

type Columns<Table> = { [Name in keyof Table]: Column<Table[Name]> };

/** The ORM types a double as number or text; the driver gives a number. */
type Sole<Value> = number extends Value ? Exclude<Value, string> : Value;

type AsStored = { [Name in keyof Inferred]: Columns<Inferred[Name]> };

/** The tables by their names in the database, inferred from the entities. */
export interface Tables extends Omit<AsStored, 'plans'> {
  /** The driver gives a decimal as text; what the ORM makes of it is a number. */
  readonly plans: Omit<AsStored['plans'], 'price'> & { readonly price: ColumnType<string, number> };
}

/**
 * Builds queries that the compiler checks, in the transaction of the EntityManager when it is in one:
 *
 *     const rows = await kysely(em).selectFrom('jobs').select(['id', 'title']).where('owner_id', '=', ownerId).execute();
 *
 * It gives rows, not entities, and does not write what the EntityManager has not flushed yet.
 */
export function kysely(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}

/** "Any of these ids", to compare with `=`: one text parameter, however many there are. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
}

/** How many rows there are, or values of a column that are not null: a number, where a bare count is text. */
export function count(column: Expression<unknown> = sql`*`): RawBuilder<number> {
  return sql<number>`count(${column})::int`;
}
