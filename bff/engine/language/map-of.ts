/**
 * A table that is asked by words from outside, such as those of a resume. A plain object answers "constructor" and
 * "toString" too, which nobody put into it.
 */
export function mapOf<Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(table));
}
