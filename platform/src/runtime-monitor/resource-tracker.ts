import type { RemoteInSet } from '../registry/release-set.ts';

/** Something that outlives the part of the page that asked for it, unless it is taken back. */
interface TrackedResource {
  /** "resize on window", "an interval" */
  readonly what: string;
  /** Made where it was asked for. Its text, the costly part, is only made when it is read. */
  readonly asked: Error;
  readonly release: () => void;
  /** A module asked for it as it was evaluated: it stays as long as the module, which is for ever. */
  readonly isOfModule: boolean;
}

/** What is held of one remote. */
export interface LeakedResources {
  readonly count: number;
  /** Each kind once, with how often. */
  readonly what: string;
}

/** Keeps which listeners of window and document, and which intervals, have not been taken back. */
export interface ResourceTracker {
  residueOf(remote: RemoteInSet): LeakedResources;
  /** Takes back what a visit has left: what effects and handlers of the remote asked for by their own lines. */
  releaseVisit(remote: RemoteInSet): LeakedResources;
  /** Puts everything back as it was. */
  close(): void;
}

/** Whose a stack is. */
export interface Attribution {
  /** The remote that it begins in. */
  readonly remoteOf: (stack: string) => RemoteInSet | undefined;
  /** The remote whose own line asked, called by React: an effect or a handler. */
  readonly visitorOf: (stack: string) => RemoteInSet | undefined;
  /** Whether a module of a remote is being evaluated now. */
  readonly isEvaluating: () => boolean;
}

/**
 * Opens a ledger: from now on it knows what is held, and of whom by the stack of whoever asked. Listeners that leave
 * by themselves, after their first event, are not kept.
 */
export function createResourceTracker({ remoteOf, visitorOf, isEvaluating }: Attribution): ResourceTracker {
  const held = new Map<unknown, TrackedResource>();
  const hold: Hold = (key, resource) => held.set(key, { ...resource, isOfModule: isEvaluating() });
  const closers = [
    followListeners(window, 'window', { held, hold }),
    followListeners(document, 'document', { held, hold }),
    followIntervals({ held, hold }),
  ];
  const heldBy = (find: Attribution['remoteOf'], { name }: RemoteInSet): TrackedResource[] =>
    [...held.values()].filter(({ asked }) => find(asked.stack ?? '')?.name === name);
  return {
    residueOf: (remote) => sumOf(heldBy(remoteOf, remote)),
    releaseVisit: (remote) => {
      const left = heldBy(visitorOf, remote).filter(
        ({ what, isOfModule }) => !isOfModule && !OUTLIVES.test(what),
      );
      for (const { release } of left) release();
      return sumOf(left);
    },
    close: () => {
      for (const close of closers) close();
    },
  };
}

/** Keeps a person from losing what still goes on, as an upload, wherever they are. */
const OUTLIVES = /^beforeunload /;

function sumOf(all: readonly TrackedResource[]): LeakedResources {
  const kinds = Map.groupBy(all, ({ what }) => what);
  return {
    count: all.length,
    what: [...kinds].map(([what, same]) => `${what} x${same.length}`).join(', '),
  };
}

type Listening = Parameters<EventTarget['addEventListener']>;

type Hold = (key: unknown, resource: Omit<TrackedResource, 'isOfModule'>) => void;

interface Ledger {
  readonly held: Map<unknown, TrackedResource>;
  readonly hold: Hold;
}

function followListeners(target: EventTarget, name: string, { held, hold }: Ledger): () => void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const keyOf = keysOfListeners();
  target.addEventListener = (...given: Listening) => {
    const [type, , options] = given;
    add(...given);
    const key = keyOf(given);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (!key || once || signal?.aborted || held.has(key)) return;
    const release = (): void => target.removeEventListener(...given);
    hold(key, { what: `${type} on ${name}`, asked: new Error('asked for here'), release });
    signal?.addEventListener('abort', () => held.delete(key), { once: true });
  };
  target.removeEventListener = (...given: Listening) => {
    remove(...given);
    held.delete(keyOf(given));
  };
  return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
}

/** The same listener for the same event is one, however often it is added; it is not kept from being forgotten. */
function keysOfListeners(): (listening: Listening) => object | undefined {
  const keys = new WeakMap<object, Map<string, object>>();
  return ([type, listener, options]) => {
    if (!listener) return undefined;
    const own = keys.get(listener) ?? new Map<string, object>();
    keys.set(listener, own);
    const event = `${type} ${(typeof options === 'object' ? options.capture : options) ?? false}`;
    const key = own.get(event) ?? {};
    own.set(event, key);
    return key;
  };
}

const intervalKey = (id: unknown): string => `interval ${String(id)}`;

function followIntervals({ held, hold }: Ledger): () => void {
  const set = window.setInterval.bind(window);
  const clear = window.clearInterval.bind(window);
  window.setInterval = ((...given: Parameters<typeof set>) => {
    const id = set(...given);
    const release = (): void => window.clearInterval(id);
    hold(intervalKey(id), { what: 'an interval', asked: new Error('asked for here'), release });
    return id;
  }) as typeof set;
  window.clearInterval = (id) => {
    clear(id);
    held.delete(intervalKey(id));
  };
  return () => Object.assign(window, { setInterval: set, clearInterval: clear });
}
