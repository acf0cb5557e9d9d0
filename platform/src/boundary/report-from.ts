import { remoteHost } from '../loader/host.ts';
import type { FailedRemote } from '../loader/remote-error.ts';
import { reportError } from '../telemetry/report-error.ts';

/** Reports an error that came up while a remote's part was shown; undefined stands for the shell's own. */
export function reportFrom(error: unknown, remote: FailedRemote | undefined): void {
  const { releases } = remoteHost().registry;
  reportError(error, { remote, shellVersion: releases.shell.version, path: location.pathname });
}
