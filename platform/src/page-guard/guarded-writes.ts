import type { RemoteInSet } from '../registry/release-set.ts';

/** What is most often written to, whenever it comes to that: in a handler or a timer, too. */
const GUARDED = [
  ['window', 'fetch'],
  ['window', 'XMLHttpRequest'],
  ['history', 'pushState'],
  ['history', 'replaceState'],
  ['history', 'back'],
  ['history', 'forward'],
  ['history', 'go'],
  ['document', 'title'],
  ['document', 'adoptedStyleSheets'],
] as const;

export type GuardedName = (typeof GUARDED)[number][1];

/** Who runs the line that writes, by the stack; undefined when it is no remote. */
type FindWriter = (stack: string) => RemoteInSet | undefined;

/**
 * Has remotes write to these properties without effect, and everybody else as before.
 *
 * @param onWrite called for each write, after it: with the remote when it was refused.
 * @returns what puts the properties back as they were.
 */
export function guardWrites(
  findWriter: FindWriter,
  onWrite: (name: GuardedName, refused: RemoteInSet | undefined) => void,
): () => void {
  const closers = GUARDED.map(([owner, name]) => {
    const object: object = globalThis[owner];
    return guard(object, name, (stack, write) => {
      const remote = findWriter(stack);
      if (!remote) write();
      onWrite(name, remote);
    });
  });
  return () => {
    for (const close of closers) close();
  };
}

function guard(object: object, name: string, decide: (stack: string, write: () => void) => void): () => void {
  const own = Reflect.getOwnPropertyDescriptor(object, name);
  const property = own ?? inherited(object, name);
  if (!property) return () => {};
  let value: unknown = property.value;
  const write = (next: unknown): void => {
    if (property.set) property.set.call(object, next);
    else value = next;
  };
  Reflect.defineProperty(object, name, {
    configurable: true,
    enumerable: property.enumerable ?? true,
    get: (): unknown => (property.get ? property.get.call(object) : value),
    set: (next: unknown) => {
      decide(new Error(`${name} is written`).stack ?? '', () => write(next));
    },
  });
  return () => {
    if (own) Reflect.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
  };
}

function inherited(object: object, name: string): PropertyDescriptor | undefined {
  const above = Reflect.getPrototypeOf(object);
  return above ? (Reflect.getOwnPropertyDescriptor(above, name) ?? inherited(above, name)) : undefined;
}
