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
  'Request Response Headers URL URLSearchParams AbortController AbortSignal CSSStyleSheet';

const NAMESPACES = 'JSON Math Reflect Intl CSS console';

/** Of these the page itself has one, to which everybody adds. Only what hides something inherited is a change. */
const INSTANCES = 'window document history navigator';

interface Picture {
  readonly name: string;
  readonly object: object;
  readonly isInstance: boolean;
  readonly properties: Map<PropertyKey, PropertyDescriptor>;
}

/** Knows how shared objects looked when they were last accepted. */
export interface SharedObjects {
  changes(): Change[];
  /** From now on they are right as they are. */
  accept(): void;
}

/** Takes a picture of the shared objects. Costs a millisecond; a comparison costs a third of it. */
export function watchSharedObjects(): SharedObjects {
  const pictures = watched().map(([name, object, isInstance]) => pictureOf(name, object, isInstance));
  return {
    changes: () => pictures.flatMap(changesSince),
    accept: () => {
      for (const picture of pictures)
        if (changesSince(picture).length > 0) fill(picture.properties, picture.object);
    },
  };
}

type Watched = [name: string, object: object, isInstance: boolean];

function watched(): Watched[] {
  const constructors = named(CONSTRUCTORS);
  const prototypes = constructors.flatMap(([name, object]): [string, object][] => {
    const prototype: unknown = Reflect.get(object, 'prototype');
    return isObject(prototype) ? [[`${name}.prototype`, prototype]] : [];
  });
  return [
    ...named(INSTANCES).map(([name, object]): Watched => [name, object, true]),
    ...[...named(NAMESPACES), ...constructors, ...prototypes].map(
      ([name, object]): Watched => [name, object, false],
    ),
  ];
}

function named(names: string): [name: string, object: object][] {
  return names.split(' ').flatMap((name): [string, object][] => {
    const object: unknown = Reflect.get(globalThis, name);
    return isObject(object) ? [[name, object]] : [];
  });
}

function pictureOf(name: string, object: object, isInstance: boolean): Picture {
  const picture = { name, object, isInstance, properties: new Map<PropertyKey, PropertyDescriptor>() };
  fill(picture.properties, object);
  return picture;
}

function fill(properties: Picture['properties'], object: object): void {
  properties.clear();
  for (const key of Reflect.ownKeys(object)) {
    const property = Reflect.getOwnPropertyDescriptor(object, key);
    if (property) properties.set(key, property);
  }
}

/** What the page keeps in its globals, as the containers of remotes, is data and changes. */
const isBehavior = (property: PropertyDescriptor): boolean =>
  typeof property.value === 'function' || property.get !== undefined || property.set !== undefined;

/** With `npm run dev`, each remote sets `$RefreshReg$` and its like for itself. */
const isOfBuild = (key: PropertyKey): boolean => String(key).startsWith('$');

function changesSince({ name, object, isInstance, properties }: Picture): Change[] {
  const changes: Change[] = [];
  const note = (key: PropertyKey, undo: () => boolean): void => {
    changes.push({ what: name === 'window' ? String(key) : `${name}.${String(key)}`, undo });
  };
  for (const [key, was] of properties) {
    if (isInstance && (!isBehavior(was) || isOfBuild(key))) continue;
    const now = Reflect.getOwnPropertyDescriptor(object, key);
    if (!now || !isSame(was, now)) note(key, () => Reflect.defineProperty(object, key, was));
  }
  const keys = Reflect.ownKeys(object);
  if (changes.length === 0 && keys.length === properties.size) return changes;
  const above = Reflect.getPrototypeOf(object);
  for (const key of keys) {
    if (properties.has(key)) continue;
    const hides = above !== null && key in above;
    if (!hides && (isInstance || isEmpty(Reflect.getOwnPropertyDescriptor(object, key)))) continue;
    note(key, () => Reflect.deleteProperty(object, key));
  }
  return changes;
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
