/** The objects that all code of a page shares: what one remote changes in them, every other remote gets. */

/** Something that is no longer as it was. */
export interface Change {
  /** `fetch`, `Array.prototype.last`, `the title` */
  readonly what: string;
  /** Puts it back. Returns false where the browser does not allow it: it was frozen or can't be redefined. */
  readonly undo: () => boolean;
}

const CONSTRUCTORS =
  'Object Function Array String Number Boolean Symbol BigInt Promise Map Set WeakMap WeakSet Date RegExp Error ' +
  'EventTarget Event Node Element HTMLElement Document Window History Location Navigator Storage XMLHttpRequest ' +
  'Request Response Headers URL URLSearchParams AbortController AbortSignal CSSStyleSheet ' +
  'IntersectionObserver ResizeObserver MutationObserver FormData Blob File';

const NAMESPACES = 'JSON Math Reflect Intl CSS console';

/** Of these the page itself has one, to which everybody adds. Only what hides something inherited is a change. */
const INSTANCES = 'window document history navigator';

interface Watched {
  readonly name: string;
  readonly object: object;
  readonly isInstance: boolean;
}

interface Property {
  readonly key: PropertyKey;
  readonly was: PropertyDescriptor;
  readonly isMethod: boolean;
}

interface Picture extends Watched {
  readonly keys: readonly PropertyKey[];
  /** Those that are compared. */
  readonly properties: readonly Property[];
}

/** Knows how shared objects looked when they were last accepted. */
export interface SharedObjects {
  changes(): Change[];
  /** From now on they are right as they are. */
  accept(): void;
}

/** Takes a picture of the shared objects. Costs a millisecond; a comparison costs a third of it, since it makes no objects. */
export function watchSharedObjects(): SharedObjects {
  let pictures = watched().map(pictureOf);
  return {
    changes: () => pictures.flatMap(changesSince),
    accept: () => {
      pictures = pictures.map((picture) => (changesSince(picture).length > 0 ? pictureOf(picture) : picture));
    },
  };
}

function watched(): Watched[] {
  const constructors = named(CONSTRUCTORS);
  const prototypes = constructors.flatMap(({ name, object }) => {
    const prototype: unknown = Reflect.get(object, 'prototype');
    return isObject(prototype) ? [{ name: `${name}.prototype`, object: prototype }] : [];
  });
  return [
    ...named(INSTANCES).map((each) => ({ ...each, isInstance: true })),
    ...[...named(NAMESPACES), ...constructors, ...prototypes].map((each) => ({ ...each, isInstance: false })),
  ];
}

function named(names: string): Omit<Watched, 'isInstance'>[] {
  return names.split(' ').flatMap((name) => {
    const object: unknown = Reflect.get(globalThis, name);
    return isObject(object) ? [{ name, object }] : [];
  });
}

function pictureOf({ name, object, isInstance }: Watched): Picture {
  const keys = Reflect.ownKeys(object);
  const properties = keys.flatMap((key): Property[] => {
    if (isInstance && isUnwatched(key)) return [];
    const was = Reflect.getOwnPropertyDescriptor(object, key);
    if (!was || (isInstance && !isBehavior(was))) return [];
    return [{ key, was, isMethod: typeof was.value === 'function' }];
  });
  return { name, object, isInstance, keys, properties };
}

/** What the page keeps in its globals, as the containers of remotes, is data and changes. */
const isBehavior = (property: PropertyDescriptor): boolean =>
  typeof property.value === 'function' || property.get !== undefined || property.set !== undefined;

const CONSTRUCTOR_NAMES: ReadonlySet<PropertyKey> = new Set(CONSTRUCTORS.split(' '));

/**
 * Of a browser's 900 constructors only those above are watched: it makes each when it is first looked at, and all of them
 * would take it longer than all else here. With `npm run dev`, each remote sets `$RefreshReg$` and its like for itself.
 */
const isUnwatched = (key: PropertyKey): boolean => /^[A-Z$]/.test(String(key)) && !CONSTRUCTOR_NAMES.has(key);

function changesSince({ name, object, isInstance, properties, keys: before }: Picture): Change[] {
  const changes: Change[] = [];
  const note = (key: PropertyKey, undo: () => boolean): void => {
    changes.push({ what: name === 'window' ? String(key) : `${name}.${String(key)}`, undo });
  };
  for (const { key, was, isMethod } of properties) {
    if (isMethod && holds(object, key, was.value)) continue;
    const now = Reflect.getOwnPropertyDescriptor(object, key);
    if (!now || !isSame(was, now)) note(key, () => Reflect.defineProperty(object, key, was));
  }
  const keys = Reflect.ownKeys(object);
  if (changes.length === 0 && keys.length === before.length) return changes;
  const known = new Set(before);
  const above = Reflect.getPrototypeOf(object);
  for (const key of keys) {
    if (known.has(key)) continue;
    const hides = above !== null && key in above;
    if (!hides && (isInstance || isEmpty(Reflect.getOwnPropertyDescriptor(object, key)))) continue;
    note(key, () => Reflect.deleteProperty(object, key));
  }
  return changes;
}

/** Reading is all that most comparisons do: a description of each of 2,000 methods is work for the garbage collector. */
function holds(object: object, key: PropertyKey, method: unknown): boolean {
  try {
    return (object as Record<PropertyKey, unknown>)[key] === method;
  } catch {
    return false;
  }
}

const isSame = (was: PropertyDescriptor, now: PropertyDescriptor): boolean =>
  Object.is(was.value, now.value) &&
  was.get === now.get &&
  was.set === now.set &&
  was.writable === now.writable &&
  was.configurable === now.configurable;

/** It reads as if it were not there: React leaves `Error.prepareStackTrace` so where it has read a stack. */
const isEmpty = (property: PropertyDescriptor | undefined): boolean =>
  property?.writable === true && property.value === undefined;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
