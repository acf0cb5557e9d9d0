import { setImmediate as turnEnd } from 'node:timers/promises';

interface Asked<Value> {
  readonly keys: Set<string>;
  readonly found: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Makes one read of what calls of the same turn of the event loop ask for: of the calls that arrived meanwhile, all wait for the same
 * statement. Nothing is kept: who asks in a later turn is answered by a later read. A call that is alone waits for nobody.
 *
 * @param read gets each key once, and leaves out what it doesn't find. What it throws, all who asked get.
 * @returns a function that answers what is found of a key.
 */
export function readTogether<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let asked: Asked<Value> | null = null;
  const ask = (): Asked<Value> => {
    const keys = new Set<string>();
    const found = turnEnd().then(() => {
      asked = null;
      return read([...keys]);
    });
    return { keys, found };
  };
  return async (key) => {
    asked ??= ask();
    asked.keys.add(key);
    return (await asked.found).get(key);
  };
}
