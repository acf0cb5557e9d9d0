const stacks = new WeakMap<object, Error>();

/** Remembers where a query's function was made: in the code of the remote that asks. A failure comes with no trace of it. */
export function captureCallSite<F extends object>(queryFn: F): F {
  stacks.set(queryFn, new Error('asked here'));
  return queryFn;
}

/** The stack of who made a query's function; undefined when nobody remembers. */
export function callSiteOf(queryFn: unknown): string | undefined {
  return typeof queryFn === 'function' ? stacks.get(queryFn)?.stack : undefined;
}
