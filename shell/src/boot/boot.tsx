import { queryClient } from '@shortlist/platform';
import {
  createLoader,
  createRegistry,
  discoverRoutes,
  onErrorReport,
  provideRemotes,
  type RemoteSource,
  readPageData,
} from '@shortlist/platform/host';
import { QueryClientProvider } from '@shortlist/platform/query';
import { createBrowserRouter, RouterProvider } from '@shortlist/platform/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { logErrorReport } from './log-error-report.ts';
import { SHELL_PATHS } from './paths.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { shellRoutes } from './routes.tsx';
import { startSession } from './session.ts';

/** How long the first paint waits for page and session, to be the finished page instead of a skeleton. */
const PATIENCE_MS = 400;

/**
 * Starts the shell: the session and the remote of the address at once, the screen when both are there or after
 * 400 ms.
 *
 * @param source where remotes come from.
 */
export async function boot(source: RemoteSource): Promise<void> {
  // The policy of the page forbids evaluation, which zod would otherwise try.
  z.config({ jitless: true });
  onErrorReport(logErrorReport);
  const { releases, mayBeSignedIn } = await readPageData();
  const host = { registry: createRegistry(releases, SHELL_PATHS), loader: createLoader({ source }) };
  provideRemotes(host);
  const session = startSession(mayBeSignedIn);
  const router = createBrowserRouter(shellRoutes(), { patchRoutesOnNavigation: discoverRoutes(host) });
  await Promise.race([Promise.all([session, initialized(router)]), pause(PATIENCE_MS)]);
  preloadOnIntent(document);
  createRoot(rootElement()).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

type Router = ReturnType<typeof createBrowserRouter>;

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized: isDone }) => {
      if (!isDone) return;
      stop();
      resolve();
    });
  });
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  return root;
}
