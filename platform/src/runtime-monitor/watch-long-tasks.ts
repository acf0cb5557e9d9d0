import { reportIfHang } from '../page-guard/report-hang.ts';
import { remoteOfStack, reportRuntimeIssue } from '../telemetry/report.ts';

/** A script that keeps the page from answering for so long is felt by everybody. */
const LONG_MS = 200;

/** As far as it is read of a long animation frame; only Chromium has them yet. */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly {
    readonly sourceURL: string;
    readonly duration: number;
    readonly invoker: string;
  }[];
}

const TYPE = 'long-animation-frame';

/** Notices scripts that keep the page busy, and names the remote whose file they are of. */
export function watchLongTasks(): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(TYPE)) return;
  const observer = new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as LongFrame[]) for (const script of frame.scripts) mind(script);
  });
  observer.observe({ type: TYPE, buffered: true });
}

function mind({ sourceURL, duration }: LongFrame['scripts'][number]): void {
  if (duration < LONG_MS) return;
  const remote = remoteOfStack(`at (${sourceURL}:1:1)`);
  if (remote && !reportIfHang(remote, duration))
    reportRuntimeIssue('long_task', `A script blocked the page for ${Math.round(duration)} ms.`, remote);
}
