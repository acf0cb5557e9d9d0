/**
 * Who owns an address. Plain string work without a router, because the edge decides by it which files a page
 * needs, and the browser which remote to ask: both must come to the same answer.
 */

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether an address fits a pattern like `/joblist/:id`. */
export function matches(pattern: string, pathname: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => isParameter(segment) || segment === given[index])
  );
}

/** Negative when `a` is the more specific of two patterns of one length: a word beats a parameter, from the left. */
function bySpecificity(a: string, b: string): number {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  const differs = left.findIndex(
    (segment, index) => isParameter(segment) !== isParameter(right[index] ?? ''),
  );
  return differs === -1
    ? 0
    : Number(isParameter(left[differs] ?? '')) - Number(isParameter(right[differs] ?? ''));
}

/** The most specific pattern that fits an address; undefined when none does. */
export function mostSpecific(patterns: readonly string[], pathname: string): string | undefined {
  return patterns.filter((pattern) => matches(pattern, pathname)).sort(bySpecificity)[0];
}

/** The owner whose patterns hold the most specific fit. */
export function ownerOf<T>(
  owners: readonly T[],
  patternsOf: (owner: T) => readonly string[],
  pathname: string,
): T | undefined {
  const best = mostSpecific(owners.flatMap(patternsOf), pathname);
  return best === undefined ? undefined : owners.find((owner) => patternsOf(owner).includes(best));
}
