import { BUILD_EVENTS, type Override } from '@shortlist/platform/overrides';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Loads the page again when a build of this machine that it shows was made again: who edits a remote sees each change. */
export function reloadOnBuild(overrides: readonly Override[]): void {
  for (const { url } of overrides) {
    if (url !== null && LOOPBACK.includes(new URL(url).hostname)) follow(url);
  }
}

function follow(url: string): void {
  const events = new EventSource(new URL(BUILD_EVENTS, url));
  events.addEventListener('message', () => location.reload());
  // Whoever serves it has stopped, or tells of no builds.
  events.addEventListener('error', () => events.close());
}
