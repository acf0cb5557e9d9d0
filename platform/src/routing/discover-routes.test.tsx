import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageErrorOf } from '../boundary/RemotePageError.tsx';
import { policyOf } from '../loader/failure-policies.ts';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { type FakeSource, fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import { createMemoryRouter, Outlet, RouterProvider } from '../router.ts';
import { CONTENT_ROUTE, discoverRoutes } from './discover-routes.ts';

let source: FakeSource;

beforeEach(() => {
  source = fakeSource();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(path: string) {
  const registry = createRegistry(aReleaseSet(aRemote()), ['/']);
  const host = { registry, loader: createLoader({ source, pauseMs: 1, deadlineMs: 1_000 }) };
  provideRemotes(host);
  const layout = {
    Component: () => (
      <>
        <header>Shortlist</header>
        <Outlet />
      </>
    ),
    children: [
      {
        id: CONTENT_ROUTE,
        path: '/',
        Component: Outlet,
        HydrateFallback: () => <p>Loading</p>,
        ErrorBoundary: pageErrorOf(() => <h1>Unexpected Application Error!</h1>),
        children: [
          { index: true, Component: () => <h1>Start</h1> },
          { path: '*', Component: () => <h1>Not found</h1> },
        ],
      },
    ],
  };
  const router = createMemoryRouter([layout], {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRoutes(host),
  });
  render(<RouterProvider router={router} />);
  return router;
}

const page = (title: string) => ({ Component: () => <h1>{title}</h1> });
const Broken = () => {
  throw new Error('no title');
};
const routes = [
  { path: '/joblist', lazy: async () => page('Job Positions') },
  { path: '/joblist/:id', lazy: async () => page('One position') },
];

test('[SH-05] a deep link shows the page of the remote that owns it', async () => {
  source.serve('mfe_jobs', './routes', { routes });

  open('/joblist/7');

  expect(await screen.findByRole('heading', { name: 'One position' })).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
});

test('[SH-07] an address that nobody owns is not found, inside the layout, and asks no remote', async () => {
  open('/nowhere');

  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
  expect(source.calls).toEqual([]);
});

test('[SH-08] a remote that is down fails in the place of its page; Retry shows it once it is back', async () => {
  source.fail('mfe_jobs', 'unreachable');
  open('/joblist');
  expect(
    await screen.findByRole('heading', { name: `${policyOf('unreachable').message('Job positions')}.` }),
  ).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();

  source.heal('mfe_jobs');
  source.serve('mfe_jobs', './routes', { routes });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Job Positions' })).toBeDefined();
});

test('[SH-08] a page whose chunk failed on the first visit is shown by one Retry', async () => {
  let isBroken = true;
  const lazy = async () => {
    if (isBroken) throw new Error('Loading chunk 7 failed.');
    return page('One position');
  };
  source.serve('mfe_jobs', './routes', { routes: [routes[0], { path: '/joblist/:id', lazy }] });
  const router = open('/joblist');
  await screen.findByRole('heading', { name: 'Job Positions' });
  await router.navigate('/joblist/7');
  expect(await screen.findByText("Part of Job positions couldn't be loaded.")).toBeDefined();

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'One position' })).toBeDefined();
});

test('[SH-07] a page that throws is the router error page, not a failure of loading', async () => {
  source.serve('mfe_jobs', './routes', {
    routes: [{ path: '/joblist', lazy: async () => ({ Component: Broken }) }],
  });

  open('/joblist');

  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
});

test('a remote that exposes no routes is said to lack them', async () => {
  source.serve('mfe_jobs', './routes', {});

  open('/joblist');

  expect(await screen.findByText("Job positions doesn't include this view.")).toBeDefined();
});
