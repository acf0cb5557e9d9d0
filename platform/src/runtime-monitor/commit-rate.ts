/** Commits within a second that no person and no stream of data causes: a screen shows sixty. */
export const TOO_MANY = 100;

const WINDOW_MS = 1_000;

/** Counts commits. A value of a page: time comes from outside. */
export interface CommitRate {
  /** @returns whether there were too many within the last second, with nobody touching the page. */
  commit(now: number): boolean;
  /** A person does something: what follows is the answer to it. */
  input(now: number): void;
}

export function commitRate(limit: number = TOO_MANY): CommitRate {
  let start = 0;
  let count = 0;
  const begin = (now: number, first: number): void => {
    start = now;
    count = first;
  };
  return {
    commit: (now) => {
      if (now - start >= WINDOW_MS) begin(now, 0);
      count += 1;
      return count > limit;
    },
    input: (now) => begin(now, 0),
  };
}
