import type { IncomingMessage } from 'node:http';

/** What happens to the files that a fault is for. */
export type FileFault =
  | 'reset'
  | 'not_found'
  | 'server_error'
  | 'html'
  | 'throws'
  | 'truncated'
  | 'changed'
  | 'hang';

/** What becomes of one browser's requests. */
export interface Visitor {
  /** Says who asks, in the cookie `kit`. */
  readonly id: string;
  /** Which files of the site are broken, by path, and how. */
  broken: { readonly files: ReadonlySet<string>; readonly fault: FileFault } | null;
  /** Every call of /api is refused with 500. */
  isApiDown: boolean;
  /** What is wrong with the calls of /api that were made, as sentences. */
  readonly surprises: Set<string>;
}

/** Many browsers on one site, each with faults of its own. */
export interface Visitors {
  come(): Visitor;
  /** Whose request it is; undefined when it is nobody's. */
  of(request: IncomingMessage): Visitor | undefined;
}

export const VISITOR_COOKIE = 'kit';

export function createVisitors(): Visitors {
  const known = new Map<string, Visitor>();
  return {
    come() {
      const id = String(known.size + 1);
      const visitor = { id, broken: null, isApiDown: false, surprises: new Set<string>() };
      known.set(id, visitor);
      return visitor;
    },
    of: ({ headers }) => known.get(/(?:^|; )kit=(\d+)/.exec(headers.cookie ?? '')?.[1] ?? ''),
  };
}
