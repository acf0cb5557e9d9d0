import { RemoteError } from '../loader/remote-error.ts';
import type { RemoteInSet } from '../registry/release-set.ts';

/** An error with everything that tells whom to call. */
export interface ErrorReport {
  readonly message: string;
  readonly name: string;
  readonly stack: string | undefined;
  /** What kind of failure of a remote; undefined for other errors. */
  readonly kind: string | undefined;
  readonly remote: string;
  readonly team: string;
  readonly version: string;
  readonly path: string;
}

/** What stands behind the page where an error came up. */
export interface ErrorPlace {
  /** The remote whose page or widget was shown; undefined for the shell's own. */
  readonly remote: Pick<RemoteInSet, 'name' | 'team' | 'version'> | undefined;
  readonly shellVersion: string;
  readonly path: string;
}

/** Attaches remote, team and version to an error. */
export function describeError(error: unknown, { remote, shellVersion, path }: ErrorPlace): ErrorReport {
  const isError = error instanceof Error;
  const culprit = error instanceof RemoteError ? error.remote : remote;
  return {
    message: isError ? error.message : String(error),
    name: isError ? error.name : 'Error',
    stack: isError ? causeOf(error).stack : undefined,
    kind: error instanceof RemoteError ? error.kind : undefined,
    remote: culprit?.name ?? 'shell',
    team: culprit?.team ?? 'Shell',
    version: culprit?.version ?? shellVersion,
    path,
  };
}

/** The first error of a chain: where it really happened. */
function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}
