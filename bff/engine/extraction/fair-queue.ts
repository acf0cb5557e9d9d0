/** Shares few places among many owners. */
export interface FairQueue {
  /**
   * Runs `work` when a place is free. Of all that wait, whoever has fewest at work is next, and no owner has all
   * places where there are several: a thousand files of one owner do not hold up another's single one.
   *
   * @throws what `full` makes when the owner has too many waiting; the signal's reason when it fires while waiting.
   */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Options {
  readonly places: number;
  /** How many of one owner may wait. */
  readonly mostWaiting: number;
  readonly full: () => Error;
}

export function createFairQueue({ places, mostWaiting, full }: Options): FairQueue {
  const lines = createLines();
  const atWork = new Map<string, number>();
  let free = places;

  const share = Math.max(1, places - 1);
  const countOf = (owner: string) => atWork.get(owner) ?? 0;
  const take = () => (free > 0 ? lines.take(countOf, share) : null);
  const next = () => {
    for (let turn = take(); turn !== null; turn = take()) {
      free -= 1;
      atWork.set(turn.owner, countOf(turn.owner) + 1);
      turn.start();
    }
  };
  const leave = (owner: string) => {
    free += 1;
    if (countOf(owner) > 1) atWork.set(owner, countOf(owner) - 1);
    else atWork.delete(owner);
    next();
  };
  return {
    async run(owner, work, signal) {
      signal?.throwIfAborted();
      if (lines.lengthOf(owner) >= mostWaiting) throw full();
      const started = waitIn(lines, owner, signal);
      next();
      await started;
      try {
        return await work();
      } finally {
        leave(owner);
      }
    },
  };
}

type Start = () => void;
type Lines = ReturnType<typeof createLines>;

function waitIn(lines: Lines, owner: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = () => {
      lines.drop(owner, start);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    lines.add(owner, start);
  });
}

/** Who waits: a line an owner, whoever was served longest ago first. */
function createLines() {
  const lines = new Map<string, Start[]>();
  const lineOf = (owner: string) => lines.get(owner) ?? [];
  const keep = (owner: string, line: Start[]) => {
    if (line.length === 0) lines.delete(owner);
    else lines.set(owner, line);
  };
  return {
    lengthOf: (owner: string) => lineOf(owner).length,
    add: (owner: string, start: Start) => keep(owner, [...lineOf(owner), start]),
    drop(owner: string, start: Start): void {
      keep(
        owner,
        lineOf(owner).filter((each) => each !== start),
      );
    },
    /** Takes the first of the owner with the least count; null when nobody waits who has less than a share at work. */
    take(
      countOf: (owner: string) => number,
      share: number,
    ): { readonly owner: string; readonly start: Start } | null {
      const [owner] = [...lines.keys()].toSorted((one, other) => countOf(one) - countOf(other));
      if (owner === undefined || countOf(owner) >= share) return null;
      const [start, ...rest] = lineOf(owner);
      lines.delete(owner);
      keep(owner, rest);
      return start === undefined ? null : { owner, start };
    },
  };
}
