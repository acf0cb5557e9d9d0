import { watchCommits } from './watch-commits.ts';
import { watchLongTasks } from './watch-long-tasks.ts';

/** Notices what remotes do that nobody catches as an error, and tells it to their teams. Called once, by the shell. */
export function startRuntimeMonitor(): void {
  watchCommits();
  watchLongTasks();
}
