import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Arrangement, isSameArrangement, type Move, withMove } from './lists.ts';

/** How long a saved move stays on the screen while the caller's data do not carry it yet, milliseconds. */
const GRACE = 1000;

interface PendingMove {
  readonly token: number;
  readonly move: Move;
  /** Once saved: the data as they were then. The move is drawn until they change. */
  readonly savedOn?: Arrangement;
}

export interface SavedMovesOptions {
  /** What the data say. */
  base: Arrangement;
  /** Keeps a move; rejects when it was refused. */
  save: (move: Move) => Promise<void>;
  /** The move was refused and is no longer drawn. */
  onRefused: (error: unknown, move: Move) => void;
}

/**
 * Draws moves at once and saves them one after the other, in their order, so that a place named by a neighbor is known
 * when it is saved. A refused move goes back by itself; the others stay.
 */
export function useSavedMoves({ base, save, onRefused }: SavedMovesOptions) {
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ base, save, onRefused, token: 0 });
  useLayoutEffect(() => {
    Object.assign(latest.current, { base, save, onRefused });
  });
  // For good: the data may come back to what they were, as when a move is followed by its opposite.
  const drawn = pending.filter((one) => isStillDrawn(one, base));
  if (drawn.length < pending.length) setPending(drawn);
  const arrangement = useMemo(
    () => pending.reduce((all, { move }) => withMove(all, move), base),
    [pending, base],
  );

  const forget = (token: number) => setPending((all) => all.filter((one) => one.token !== token));

  async function keep(before: Promise<void>, { token, move }: PendingMove): Promise<void> {
    await before;
    try {
      await latest.current.save(move);
    } catch (error) {
      forget(token);
      latest.current.onRefused(error, move);
      return;
    }
    const savedOn = latest.current.base;
    setPending((all) => all.map((one) => (one.token === token ? { ...one, savedOn } : one)));
    setTimeout(() => forget(token), GRACE);
  }

  const move = (made: Move) => {
    latest.current.token += 1;
    const one = { token: latest.current.token, move: made };
    setPending((all) => [...all, one]);
    queue.current = keep(queue.current, one);
  };

  return { arrangement, move };
}

function isStillDrawn({ savedOn }: PendingMove, base: Arrangement): boolean {
  return savedOn === undefined || isSameArrangement(savedOn, base);
}
