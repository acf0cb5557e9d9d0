import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** What a visitor is shown. */
export interface VisitedSite {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** `/assets/...` of the site is here: what arrives damaged is made of what would arrive. */
  readonly releasesFolder: string;
}

/** What becomes of one browser's requests. */
export interface Visitor {
  /** Says who asks, in the cookie `kit`. */
  readonly id: string;
  readonly site: VisitedSite;
  /** Which files of the site are broken, by path, and how. */
  broken: { readonly files: ReadonlySet<string>; readonly fault: FileFault } | null;
  /** Every call of /api is refused with 500. */
  isApiDown: boolean;
  /** What is wrong with the calls of /api that were made, as sentences. */
  readonly surprises: Set<string>;
}

/** Many browsers on one server, each with a site and faults of its own. */
export interface Visitors {
  come(site: VisitedSite): Visitor;
  /** Whose request it is; undefined when it is nobody's. */
  of(request: IncomingMessage): Visitor | undefined;
}

export const VISITOR_COOKIE = 'kit';

export function createBrowserSessions(): Visitors {
  const known = new Map<string, Visitor>();
  return {
    come(site) {
      const id = String(known.size + 1);
      const visitor = { id, site, broken: null, isApiDown: false, surprises: new Set<string>() };
      known.set(id, visitor);
      return visitor;
    },
    of: ({ headers }) => known.get(/(?:^|; )kit=(\d+)/.exec(headers.cookie ?? '')?.[1] ?? ''),
  };
}
