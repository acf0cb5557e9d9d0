/** A version in three numbers. */
type Numbers = readonly [major: number, minor: number, patch: number];

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-[0-9A-Za-z.-]+)?$/;

function numbersOf(version: string): Numbers | undefined {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/**
 * Whether a range names an upper end: `^1.2.3` and `~1.2.3` do; `*`, `>=1.0.0` and a bare `latest` do not, and
 * would accept a copy that nobody has seen with this remote.
 */
export function isBounded(range: string): boolean {
  return /^[\^~]/.test(range) && numbersOf(range.slice(1)) !== undefined;
}

/** Whether a version lies in a bounded range: `^` keeps the first number that is not zero, `~` the first two. */
export function satisfies(version: string, range: string): boolean {
  const given = numbersOf(version);
  const wanted = isBounded(range) ? numbersOf(range.slice(1)) : undefined;
  if (!given || !wanted || compare(given, wanted) < 0) return false;
  const fixed = range.startsWith('~') ? 2 : firstSignificant(wanted);
  return given.slice(0, fixed).every((number, index) => number === wanted[index]);
}

function compare(a: Numbers, b: Numbers): number {
  const differs = a.findIndex((number, index) => number !== b[index]);
  return differs === -1 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}

function firstSignificant(version: Numbers): number {
  const index = version.findIndex((number) => number > 0);
  return index === -1 ? 3 : index + 1;
}
