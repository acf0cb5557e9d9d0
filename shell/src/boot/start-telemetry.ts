import { remoteOfPage, reportStart, reportUncaught } from '@shortlist/platform/host';
import type { Router } from './App.tsx';

/** The page is quiet long before; if it is not, it is worth hearing why. */
const PATIENCE_MS = 3_000;

/**
 * Tells the edge how this page does. What sends and measures comes as a chunk of its own once the page is idle; what
 * happened until then is kept for it.
 *
 * @param id what the edge gave the page for this; null: it wants to hear nothing.
 */
export function startTelemetry(id: string | null, router: Router): void {
  if (id === null) return;
  reportUncaught(window);
  reportStart(Math.round(performance.now()));
  // Without it the page works as well.
  whenIdle(() => void send(id, router).catch(() => {}));
}

async function send(id: string, router: Router): Promise<void> {
  const [{ startSending, reportVitals }, { startRuntimeMonitor: watchConduct }] = await Promise.all([
    import('@shortlist/platform/telemetry-sender'),
    import('@shortlist/platform/runtime-monitor'),
  ]);
  startSending(id);
  reportVitals(() => remoteOfPage(router.state.matches));
  watchConduct();
}

/** Safari knows no idle time. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PATIENCE_MS);
}
