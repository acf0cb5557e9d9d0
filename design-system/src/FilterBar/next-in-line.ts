interface Press {
  readonly key: string;
  /** Which one has the focus, from 0. */
  readonly place: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** Where a key moves the focus to in a line of controls; null when it does not, or when the line ends there. */
export function nextInLine({ key, place, count, isRightToLeft }: Press): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const next = new Map([
    [forward, place + 1],
    [back, place - 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
  if (next === undefined || next === place || next < 0 || next >= count) return null;
  return next;
}
