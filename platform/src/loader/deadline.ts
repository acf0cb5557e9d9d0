/** Thrown by a deadline that has passed. */
export class DeadlineExceeded extends Error {
  override readonly name = 'TooLate';
}

export interface Deadline {
  /** The work, or TooLate when the deadline passes first. */
  race<T>(work: Promise<T>): Promise<T>;
  readonly isOver: () => boolean;
  /** Ends the wait; without it a timer would go on. */
  clear(): void;
}

/** Starts a deadline, in milliseconds from now. */
export function startDeadline(milliseconds: number): Deadline {
  const { promise, reject } = Promise.withResolvers<never>();
  // Nobody may be racing any more when it passes.
  promise.catch(() => {});
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    reject(new DeadlineExceeded());
  }, milliseconds);
  return {
    race: (work) => Promise.race([work, promise]),
    isOver: () => isOver,
    clear: () => clearTimeout(timer),
  };
}
