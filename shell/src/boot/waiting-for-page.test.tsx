import { aUser } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import {
  applySession,
  createLoader,
  createRegistry,
  discoverRoutes,
  provideRemotes,
} from '@shortlist/platform/host';
import { QueryClientProvider } from '@shortlist/platform/query';
import { createMemoryRouter, RouterProvider } from '@shortlist/platform/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELL_PATHS } from './paths.ts';
import { shellRoutes } from './routes.tsx';

const jobs = {
  name: 'mfe_jobs',
  title: 'Job positions',
  team: 'Jobs',
  version: '1',
  channel: 'stable' as const,
  entry: '/assets/mfe-jobs/1/remoteEntry.js',
  integrity: null,
  paths: ['/joblist'],
  widgets: [],
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  applySession(aUser());
  const registry = createRegistry({ shell: { version: '1' }, origins: [], remotes: [jobs] }, SHELL_PATHS);
  const source = { load: () => new Promise(() => {}), reregister: () => {} };
  const host = { registry, loader: createLoader({ source, deadlineMs: 60_000 }) };
  provideRemotes(host);
  const router = createMemoryRouter(shellRoutes(), {
    initialEntries: ['/joblist'],
    patchRoutesOnNavigation: discoverRoutes(host),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  applySession(null);
  vi.unstubAllGlobals();
});

test('[SH-08] the first page of a remote that hangs says so in its place, below the header', async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading page' })).toBeDefined();

  expect(
    await screen.findByText('Job positions is taking longer than usual.', undefined, { timeout: 15_000 }),
  ).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});
