import { queryClient } from '@shortlist/platform';
import { QueryClientProvider } from '@shortlist/platform/query';
import { type createBrowserRouter, RouterProvider } from '@shortlist/platform/router';
import { type ReactElement, StrictMode, useEffect } from 'react';

export type Router = ReturnType<typeof createBrowserRouter>;

interface AppProps {
  readonly router: Router;
  /** Called when the first screen stands. */
  readonly onShown?: () => void;
}

/** The whole shell, in a browser and where its pages are rendered ahead. */
export function App({ router, onShown }: AppProps): ReactElement {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Waits until the page of the first address is there, or its failure. */
export function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized: isDone }) => {
      if (!isDone) return;
      stop();
      resolve();
    });
  });
}
