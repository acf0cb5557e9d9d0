import { findRemoteHost } from '../loader/host.ts';
import { reportError } from '../telemetry/report-error.ts';

/**
 * Reports a query that failed for good, in the words that its screen shows, if its options name them:
 * `meta: { failure: 'Failed to load job positions' }`. Without a host, in a story, there is no one to tell.
 */
export function reportFailure(error: Error, meta: Readonly<Record<string, unknown>> | undefined): void {
  const host = findRemoteHost();
  if (!host || typeof meta?.failure !== 'string') return;
  const { registry } = host;
  const path = location.pathname;
  const named = new Error(`${meta.failure}: ${error.message}`, { cause: error });
  reportError(named, { remote: registry.byPath(path), shellVersion: registry.releases.shell.version, path });
}
