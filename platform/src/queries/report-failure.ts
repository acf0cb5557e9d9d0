import { reportError } from '../telemetry/report.ts';
import { callSiteOf } from './call-site.ts';

/** What is known of a query that failed. */
interface FailedQuery {
  readonly meta: Readonly<Record<string, unknown>> | undefined;
  readonly options: { readonly queryFn?: unknown };
}

/**
 * Reports a query that failed for good, in the words that its screen shows, if its options name them:
 * `meta: { failure: 'Failed to load job positions' }`. It counts for the remote that asked.
 */
export function reportFailure(error: Error, { meta, options }: FailedQuery): void {
  if (typeof meta?.failure !== 'string') return;
  const named = new Error(`${meta.failure}: ${error.message}`, { cause: error });
  named.stack = callSiteOf(options.queryFn) ?? '';
  reportError(named, { boundary: undefined, isCrash: false });
}
