import { endpoints, type PublicConfiguration } from '@shortlist/api-contract';
import { aConfiguration, aUser } from '@shortlist/api-contract/testing';
import { type RouteObject, useLocation } from '@shortlist/platform/router';
import { answer, PlatformFrame, type PlatformFrameProps } from '@shortlist/platform/testing';
import type { ReactElement } from 'react';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';

export const marta = aUser({ username: 'Marta Lindqvist', email: 'marta.lindqvist@alderquay.example' });

/** A server with everything that the public screens ask about. */
export const configured = (given: Partial<PublicConfiguration> = {}) =>
  answer(endpoints.configuration.get, aConfiguration({ sales_email: 'sales@alderquay.example', ...given }));

/** A screen inside the shell's layout, as people see it; other addresses name themselves. */
export function InShell({ routes, ...frame }: PlatformFrameProps): ReactElement {
  const content: RouteObject = {
    ErrorBoundary: ErrorPage,
    children: [...routes, { path: '*', Component: Elsewhere }],
  };
  return <PlatformFrame {...frame} routes={[{ Component: AppLayout, children: [content] }]} />;
}

function Elsewhere(): ReactElement {
  const { pathname, search } = useLocation();
  return <p style={{ padding: 28 }}>Went to {pathname + search}</p>;
}
