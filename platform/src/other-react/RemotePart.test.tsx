import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageErrorOf } from '../boundary/RemotePageError.tsx';
import { RemoteWidget as TypedWidget } from '../boundary/RemoteWidget.tsx';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { type FakeSource, fakeSource } from '../loader/testing/fake-source.ts';
import { forgetWidget } from '../loader/widgets.ts';
import { createRegistry } from '../registry/registry.ts';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate, useParams } from '../router.ts';
import { CONTENT_ROUTE, discoverRoutes } from '../routing/discover-routes.ts';
import { useSession } from '../session/session.ts';
import { applySession } from '../session/session-store.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { mountPart } from './mount-part.tsx';
import { type MountPart, provideMounts } from './mounts.ts';
import { OWN_REACT } from './own-react.ts';

const OTHER = OWN_REACT + 1;

/** The widgets of these tests are in no contract. */
const RemoteWidget = TypedWidget as unknown as ComponentType<{
  id: string;
  label?: string;
  onPick?: () => void;
}>;

let source: FakeSource;
let mounted: string[];

/** As that of another React, and says what it mounts. */
const mountOther: MountPart = (place, part) => {
  const inPlace = mountPart(place, part);
  mounted.push(`mounted ${part.remote.name}`);
  const unmount = () => {
    mounted.push(`unmounted ${part.remote.name}`);
    inPlace.unmount();
  };
  return { ...inPlace, unmount };
};

beforeEach(() => {
  source = fakeSource();
  mounted = [];
  provideMounts({ [OTHER]: async () => ({ mountPart: mountOther }) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  forgetWidget('mfe_jobs/JobList');
  forgetTelemetry();
  provideMounts({});
  applySession(null);
  vi.restoreAllMocks();
});

/** A page of the shell with a widget, and whatever pages the remote has; the remote has another React. */
async function open(path: string, Page: ComponentType) {
  const registry = createRegistry(aReleaseSet(aRemote({ react: OTHER })), ['/']);
  const host = { registry, loader: createLoader({ source, pauseMs: 1, deadlineMs: 1_000 }) };
  provideRemotes(host);
  const content = {
    id: CONTENT_ROUTE,
    path: '/',
    Component: Outlet,
    HydrateFallback: () => null,
    ErrorBoundary: pageErrorOf(() => <h1>Unexpected error</h1>),
    children: [
      { index: true, Component: Page },
      { path: '*', Component: () => <h1>Not found</h1> },
    ],
  };
  const router = createMemoryRouter([content], {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRoutes(host),
  });
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

const Nothing = () => null;

const Counter = ({ label, onPick }: { label?: string; onPick?: () => void }): ReactElement => {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}, pressed {count} times
      </button>
      <button type="button" onClick={onPick}>
        Pick
      </button>
    </>
  );
};

function PageWithCounter(): ReactElement {
  const [picks, setPicks] = useState(0);
  return <RemoteWidget id="mfe_jobs/JobList" label={`${picks} picks`} onPick={() => setPicks(picks + 1)} />;
}

test('[TM-06] a widget of another React is given its props, each time they change, and keeps its state', async () => {
  source.serve('mfe_jobs', './JobList', { default: Counter });
  await open('/', PageWithCounter);
  fireEvent.click(await screen.findByRole('button', { name: '0 picks, pressed 0 times' }));

  fireEvent.click(screen.getByRole('button', { name: 'Pick' }));

  expect(await screen.findByRole('button', { name: '1 picks, pressed 1 times' })).toBeDefined();
  expect(mounted).toEqual(['mounted mfe_jobs']);
});

test('[TM-06] a page of another React has the address, the session and the way to other pages, and leaves cleanly', async () => {
  const cleaned = vi.fn<() => void>();
  const Detail = (): ReactElement => {
    const { id } = useParams();
    const user = useSession();
    const navigate = useNavigate();
    useEffect(() => cleaned, []);
    return (
      <button type="button" onClick={() => void navigate('/')}>
        {user?.username ?? 'Nobody'} at {id}
      </button>
    );
  };
  source.serve('mfe_jobs', './routes', { routes: [{ path: '/joblist/:id', Component: Detail }] });
  const router = await open('/joblist/7', Nothing);
  expect(await screen.findByRole('button', { name: 'Nobody at 7' })).toBeDefined();

  await act(async () => applySession({ id: 'u1', username: 'ada' } as Parameters<typeof applySession>[0]));
  await act(async () => void router.navigate('/joblist/8'));
  fireEvent.click(await screen.findByRole('button', { name: 'ada at 8' }));

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await vi.waitFor(() => expect(cleaned).toHaveBeenCalledOnce());
  expect(mounted.at(-1)).toBe('unmounted mfe_jobs');
});

const Broken = (): never => {
  throw new Error('no title');
};

test('[TM-06] what a widget of another React throws is shown in its place and told to its team', async () => {
  const reports = vi.fn();
  onTelemetry(reports);
  source.serve('mfe_jobs', './JobList', { default: Broken });

  await open('/', () => <RemoteWidget id="mfe_jobs/JobList" />);

  expect(await screen.findByRole('heading', { name: 'Job positions stopped working.' })).toBeDefined();
  expect(reports).toHaveBeenCalledWith(expect.objectContaining({ message: 'no title', team: 'Jobs' }));
});

test('[TM-06] what a page of another React throws is told to its team, and the address goes on working', async () => {
  const reports = vi.fn();
  onTelemetry(reports);
  source.serve('mfe_jobs', './routes', {
    routes: [{ path: '/joblist', lazy: async () => ({ Component: Broken }) }],
  });

  const router = await open('/joblist', () => <h1>Start</h1>);

  expect(await screen.findByRole('heading', { name: 'Unexpected error' })).toBeDefined();
  expect(reports).toHaveBeenCalledWith(expect.objectContaining({ message: 'no title', team: 'Jobs' }));
  await act(async () => void router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeDefined();
});

test('[TM-06] a React that the page does not have fails in the place of the widget', async () => {
  provideMounts({});
  source.serve('mfe_jobs', './JobList', { default: Counter });

  await open('/', PageWithCounter);

  expect(await screen.findByRole('heading', { name: 'Job positions stopped working.' })).toBeDefined();
});
