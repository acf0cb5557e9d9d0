const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith(':');

const fitsSegment = (one: string, other: string): boolean =>
  one === other || (isParameter(one) && isParameter(other));

/** How many segments a prefix has: of two that hold an address the longer one owns it. */
export const lengthOf = (prefix: string): number => segmentsOf(prefix).length;

/** Whether a prefix says whose it is: `/joblist` does, `/` and `/:anything` do not. */
export function startsWithWord(prefix: string): boolean {
  const [first] = segmentsOf(prefix);
  return first !== undefined && !isParameter(first);
}

/** The longest prefix that a route pattern begins with; undefined when none does. */
export function bestPrefix(prefixes: readonly string[], path: string): string | undefined {
  return prefixes.filter((prefix) => holds(prefix, path)).sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

function holds(prefix: string, path: string): boolean {
  const given = segmentsOf(path);
  return segmentsOf(prefix).every((segment, index) => fitsSegment(segment, given[index] ?? ''));
}

/** Whether two patterns hold the same addresses, whatever their parameters are called. */
export function isSamePattern(one: string, other: string): boolean {
  return lengthOf(one) === lengthOf(other) && holds(one, other);
}
