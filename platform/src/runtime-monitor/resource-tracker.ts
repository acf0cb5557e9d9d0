import type { RemoteInSet } from '../registry/release-set.ts';

/** Something that outlives the part of the page that asked for it, unless it is taken back. */
interface TrackedResource {
  /** "resize on window", "an interval" */
  readonly what: string;
  /** Made where it was asked for. Its text, the costly part, is only made when it is read. */
  readonly asked: Error;
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
  /** Puts everything back as it was. */
  close(): void;
}

type Attribute = (stack: string) => RemoteInSet | undefined;

/**
 * Opens a ledger: from now on it knows what is held, and of whom by the stack of whoever asked. Listeners that leave
 * by themselves, after their first event, are not kept.
 *
 * @param attribute the remote that a stack begins in.
 */
export function createResourceTracker(attribute: Attribute): ResourceTracker {
  const held = new Map<unknown, TrackedResource>();
  const closers = [
    followListeners(window, 'window', held),
    followListeners(document, 'document', held),
    followIntervals(held),
  ];
  return {
    residueOf: ({ name }) => {
      const own = [...held.values()].filter(({ asked }) => attribute(asked.stack ?? '')?.name === name);
      const kinds = Map.groupBy(own, ({ what }) => what);
      return {
        count: own.length,
        what: [...kinds].map(([what, all]) => `${what} x${all.length}`).join(', '),
      };
    },
    close: () => {
      for (const close of closers) close();
    },
  };
}

type Listening = Parameters<EventTarget['addEventListener']>;

function followListeners(target: EventTarget, name: string, held: Map<unknown, TrackedResource>): () => void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const keyOf = keysOfListeners();
  target.addEventListener = (...given: Listening) => {
    const [type, , options] = given;
    add(...given);
    const key = keyOf(given);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (!key || once || signal?.aborted || held.has(key)) return;
    held.set(key, { what: `${type} on ${name}`, asked: new Error('asked for here') });
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

function followIntervals(held: Map<unknown, TrackedResource>): () => void {
  const set = window.setInterval.bind(window);
  const clear = window.clearInterval.bind(window);
  window.setInterval = ((...given: Parameters<typeof set>) => {
    const id = set(...given);
    held.set(intervalKey(id), { what: 'an interval', asked: new Error('asked for here') });
    return id;
  }) as typeof set;
  window.clearInterval = (id) => {
    clear(id);
    held.delete(intervalKey(id));
  };
  return () => Object.assign(window, { setInterval: set, clearInterval: clear });
}
