import {
  createLoader,
  createRegistry,
  discoverRoutes,
  onTelemetry,
  provideRemotes,
  type RemoteSource,
  readHangRecord,
  readPageData,
  reportLoad,
  reportPolicyViolations,
  startPageGuard,
} from '@shortlist/platform/host';
import type { Override } from '@shortlist/platform/overrides';
import { createBrowserRouter } from '@shortlist/platform/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { provideOverrides } from '../overrides/page-overrides.ts';
import { watchReleases } from '../updates/watch-releases.ts';
import { App, initialized } from './App.tsx';
import { carryOutEarlyActs } from './early-acts.ts';
import { logEvent } from './log-event.ts';
import { SHELL_PATHS } from './paths.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { shellRoutes } from './routes.tsx';
import { startSession } from './session.ts';
import { startTelemetry } from './start-telemetry.ts';

/** How long the first paint waits for page and session, to be the finished page instead of a skeleton. */
const PATIENCE_MS = 400;

/**
 * Starts the shell: the session and the remote of the address at once, the screen when both are there or after
 * 400 ms. A page that came rendered ahead is shown already: React goes on from it.
 *
 * @param source where remotes come from.
 */
export async function boot(source: RemoteSource): Promise<void> {
  onTelemetry(logEvent);
  readHangRecord();
  const { releases, mayBeSignedIn, overrides, telemetry } = await readPageData();
  provideOverrides(overrides);
  if (overrides.length > 0) void reloadOnBuild(overrides);
  const host = {
    registry: createRegistry(releases, SHELL_PATHS),
    loader: createLoader({ source: guarded(source), onSettled: reportLoad }),
  };
  provideRemotes(host);
  reportPolicyViolations(document);
  const session = startSession(mayBeSignedIn);
  const router = createBrowserRouter(shellRoutes(), { patchRoutesOnNavigation: discoverRoutes(host) });
  const isReady = Promise.all([session, initialized(router)]);
  const root = rootElement();
  preloadOnIntent(document);
  watchReleases(host, () => location.reload());
  if (root.hasChildNodes()) {
    await isReady;
    // In slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, <App router={router} onShown={() => carryOutEarlyActs(root)} />);
    });
  } else {
    await Promise.race([isReady, pause(PATIENCE_MS)]);
    createRoot(root).render(<App router={router} />);
  }
  startTelemetry(telemetry, router);
}

/** What remotes do to the page is watched from the first one on. */
function guarded(source: RemoteSource): RemoteSource {
  const load: RemoteSource['load'] = (...asked) => {
    startPageGuard();
    return source.load(...asked);
  };
  return { ...source, load };
}

/** Loaded where it is needed: hardly anybody ever has an override. */
async function reloadOnBuild(overrides: readonly Override[]): Promise<void> {
  const reloading = await import('../overrides/reload-on-build.ts');
  reloading.reloadOnBuild(overrides);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  return root;
}
