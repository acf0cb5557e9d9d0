import type { FailedRemote } from '../loader/remote-error.ts';
import { reportRenderLoop } from '../runtime-monitor/render-loop.ts';
import { reportError } from '../telemetry/report.ts';

/** Reports an error that a boundary caught while a remote's part was shown; undefined stands for the shell's own. */
export function reportFrom(error: unknown, remote: FailedRemote | undefined): void {
  reportError(error, { boundary: remote, isCrash: true });
  reportRenderLoop(error, remote);
}
