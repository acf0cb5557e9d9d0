import { ask, asked, type Breaker, CLOSED, failed } from './breaker.ts';
import type { RemoteErrorKind } from './remote-error.ts';

/** The breaker of each remote of a page. */
export interface Breakers {
  /** Whether a load of a remote may begin now. */
  mayLoad(name: string): boolean;
  /** How a load ended; undefined for well. */
  settle(name: string, kind: RemoteErrorKind | undefined): void;
  /** A person asks: the next load may begin. */
  ask(name: string): void;
}

/** What the end of a load says of the remote as a whole: that it is down, that it answers, or nothing. */
const SAYS: Record<RemoteErrorKind, 'down' | 'answers' | 'nothing'> = {
  unreachable: 'down',
  broken_entry: 'down',
  timeout: 'down',
  tampered: 'down',
  missing_part: 'answers',
  not_exposed: 'answers',
  incompatible: 'answers',
  crashed: 'answers',
  forbidden_origin: 'nothing',
  not_released: 'nothing',
  suspended: 'nothing',
};

export function trackBreakers(): Breakers {
  const breakers = new Map<string, Breaker>();
  const breakerOf = (name: string): Breaker => breakers.get(name) ?? CLOSED;
  return {
    mayLoad: (name) => {
      const { mayLoad, breaker } = ask(breakerOf(name), Date.now());
      breakers.set(name, breaker);
      return mayLoad;
    },
    settle: (name, kind) => {
      const says = kind === undefined ? 'answers' : SAYS[kind];
      if (says === 'answers') breakers.set(name, CLOSED);
      if (says === 'down') breakers.set(name, failed(breakerOf(name), Date.now()));
    },
    ask: (name) => breakers.set(name, asked(breakerOf(name), Date.now())),
  };
}
