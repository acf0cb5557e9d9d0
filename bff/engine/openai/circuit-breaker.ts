/** Keeps a server that fails again and again from being asked, and from being waited for. */
export interface CircuitBreaker {
  /** Whether it may be asked now. Of a server that was left alone one question finds out how it is. */
  mayAsk(): boolean;
  succeed(): void;
  /** Returns whether the server is left alone from now on. `pauseMs` leaves it alone at once, for that long. */
  fail(pauseMs?: number): boolean;
  /** A question ended without telling how the server is. */
  leave(): void;
}

const FAILURES = 5;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** Opens after five failures in a row, for fifteen seconds, and twice as long each time that the trial fails. */
export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0;
  let pauses = 0;
  let openUntil = 0;
  let isTrying = false;
  const open = (pauseMs: number): true => {
    openUntil = now() + Math.min(pauseMs, LONGEST_PAUSE_MS);
    pauses += 1;
    return true;
  };
  return {
    mayAsk() {
      if (openUntil === 0) return true;
      if (now() < openUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeed() {
      failures = 0;
      pauses = 0;
      openUntil = 0;
      isTrying = false;
    },
    fail(pauseMs) {
      const wasTrying = isTrying;
      isTrying = false;
      failures += 1;
      if (pauseMs !== undefined) return open(pauseMs);
      return wasTrying || (failures >= FAILURES && now() >= openUntil)
        ? open(FIRST_PAUSE_MS * 2 ** pauses)
        : false;
    },
    leave() {
      isTrying = false;
    },
  };
}
