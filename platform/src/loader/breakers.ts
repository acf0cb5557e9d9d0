import { acquired, type Breaker, CLOSED, failed, tryAcquire } from './breaker.ts';
import { policyOf, type RemoteErrorKind } from './failure-policies.ts';

/** The breaker of each remote of a page. */
export interface Breakers {
  /** Whether a load of a remote may begin now. */
  mayLoad(name: string): boolean;
  /** How a load ended; undefined for well. */
  settle(name: string, kind: RemoteErrorKind | undefined): void;
  /** A person asks: the next load may begin. */
  ask(name: string): void;
}

export function trackBreakers(): Breakers {
  const breakers = new Map<string, Breaker>();
  const breakerOf = (name: string): Breaker => breakers.get(name) ?? CLOSED;
  return {
    mayLoad: (name) => {
      const { mayLoad, breaker } = tryAcquire(breakerOf(name), Date.now());
      breakers.set(name, breaker);
      return mayLoad;
    },
    settle: (name, kind) => {
      const effect = kind === undefined ? 'closes' : policyOf(kind).breaker;
      if (effect === 'closes') breakers.set(name, CLOSED);
      if (effect === 'counts') breakers.set(name, failed(breakerOf(name), Date.now()));
    },
    ask: (name) => breakers.set(name, acquired(breakerOf(name), Date.now())),
  };
}
