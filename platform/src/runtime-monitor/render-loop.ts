import type { FailedRemote } from '../loader/remote-error.ts';
import { remoteOfStack, reportRuntimeIssue } from '../telemetry/report.ts';

/** React's own words, and what stands for them in its builds for production. */
const LOOP = /Maximum update depth exceeded|Too many re-renders|Minified React error #(185|301);/;

/** Whether React stopped a part that would have drawn itself for ever. */
export function isRenderLoop(error: unknown): error is Error {
  return error instanceof Error && LOOP.test(error.message);
}

/** Reports such an error as what it is, for the remote whose code asked for it; else for whose boundary caught it. */
export function reportRenderLoop(error: unknown, boundary: FailedRemote | undefined): void {
  if (!isRenderLoop(error)) return;
  const remote = remoteOfStack(error.stack ?? '') ?? boundary;
  reportRuntimeIssue('render_loop', 'Render loop stopped by React.', remote);
}
