import { remoteOfStack } from '../telemetry/report.ts';
import { createResourceTracker } from './resource-tracker.ts';
import { watchCommits } from './watch-commits.ts';
import { watchLeaks } from './watch-leaks.ts';
import { watchLongTasks } from './watch-long-tasks.ts';

/** Notices what remotes do that nobody catches as an error, and tells it to their teams. Called once, by the shell. */
export function startRuntimeMonitor(): void {
  watchCommits();
  watchLongTasks();
  watchLeaks(createResourceTracker(remoteOfStack));
}
