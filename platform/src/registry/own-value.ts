/**
 * What a record has under a name from outside, such as a package, a file or a module of a release. The record itself
 * answers "constructor" too, which nobody put into it.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
