/** z of 95 %. */
const Z = 1.959963984540054;

/** Wilson's interval of a share at 95 %: it stays within 0 and 1, and says much of what few can't. */
export function wilsonInterval(selected: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const share = selected / of;
  const square = Z * Z;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Two groups: how many of each were selected, and how many there are. */
export interface TwoGroups {
  readonly selected: readonly [number, number];
  readonly of: readonly [number, number];
}

/** Fisher's exact test, two-sided: the chance of a table at least as unlikely as this one, were both treated alike. */
export function fisherExact({ selected, of }: TwoGroups): number {
  const [total, chosen] = [of[0] + of[1], selected[0] + selected[1]];
  const factorials = logFactorials(total);
  const log = (count: number) => factorials[count] ?? 0;
  const choose = (n: number, k: number) => log(n) - log(k) - log(n - k);
  const chanceOf = (first: number) =>
    Math.exp(choose(of[0], first) + choose(of[1], chosen - first) - choose(total, chosen));
  const observed = chanceOf(selected[0]);
  let sum = 0;
  for (let first = Math.max(0, chosen - of[1]); first <= Math.min(of[0], chosen); first += 1) {
    const chance = chanceOf(first);
    // Equal but for the rounding of logarithms.
    if (chance <= observed * (1 + 1e-7)) sum += chance;
  }
  return Math.min(1, sum);
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
}

/** The middle of some numbers, of which there are so many each; null of none. */
export function median(
  numbers: readonly { readonly value: number; readonly count: number }[],
): number | null {
  const sorted = numbers.toSorted((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const at = (place: number) => {
    let left = place;
    for (const { value, count } of sorted) {
      if (left < count) return value;
      left -= count;
    }
    return 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
