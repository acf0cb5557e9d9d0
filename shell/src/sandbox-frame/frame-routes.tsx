import { NavigationProvider } from '@shortlist/design-system/NavigationProvider';
import { CONTENT_ROUTE, pageErrorOf } from '@shortlist/platform/host';
import { Outlet, type RouteObject, useNavigate } from '@shortlist/platform/router';
import type { FramePort } from '@shortlist/platform/sandbox-frame';
import type { ReactElement } from 'react';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { FramedWidget, trackProps } from './FramedWidget.tsx';
import styles from './FrameLayout.module.css';

/** The routes that a frame starts with. Those of its remote are added inside `content`, and all else is the page's to show. */
export function frameRoutes(port: FramePort): RouteObject[] {
  const { part } = port.start;
  const widget =
    part.kind === 'widget'
      ? [{ path: '/', element: <FramedWidget port={port} tracked={trackProps(port)} /> }]
      : [];
  return [
    {
      Component: FrameLayout,
      HydrateFallback: () => null,
      children: [
        {
          id: CONTENT_ROUTE,
          path: '/',
          Component: Outlet,
          ErrorBoundary: pageErrorOf(ErrorPage),
          children: [
            ...widget,
            { path: '*', loader: ({ request }) => handOver(port, request), element: null },
          ],
        },
      ],
    },
  ];
}

/** Has the page go there. What the frame shows stays until the page takes the frame away, or the person goes on in it. */
function handOver(port: FramePort, { url, signal }: Request): Promise<never> {
  const { pathname, search, hash } = new URL(url);
  port.post({ kind: 'go', href: pathname + search + hash });
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function FrameLayout(): ReactElement {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <main className={styles.main}>
        <Outlet />
      </main>
    </NavigationProvider>
  );
}
