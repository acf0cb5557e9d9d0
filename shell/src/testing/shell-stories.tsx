import { endpoints, type PublicConfiguration } from '@shortlist/api-contract';
import { aConfiguration, aSubscription, aUser } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { type RouteObject, useLocation } from '@shortlist/platform/router';
import { mockResponse, PlatformFrame, type PlatformFrameProps } from '@shortlist/platform/testing';
import { type ReactElement, useState } from 'react';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { noticeQueries } from '../notifications/use-notices.ts';

export const marta = aUser({ username: 'Marta Lindqvist', email: 'marta.lindqvist@alderquay.example' });

/** A server with everything that the public screens ask about. */
export const configured = (given: Partial<PublicConfiguration> = {}) =>
  mockResponse(
    endpoints.configuration.get,
    aConfiguration({ sales_email: 'sales@alderquay.example', ...given }),
  );

interface InShellProps extends PlatformFrameProps {
  /** The story answers what the notifications ask; else nothing has happened, and nothing is asked. */
  readonly hasNotices?: boolean;
}

/** A screen inside the shell's layout, as people see it; other addresses name themselves. */
export function InShell({ routes, hasNotices = false, ...frame }: InShellProps): ReactElement {
  const content: RouteObject = {
    ErrorBoundary: ErrorPage,
    children: [...routes, { path: '*', Component: Elsewhere }],
  };
  const Layout = hasNotices ? AppLayout : QuietLayout;
  return <PlatformFrame {...frame} routes={[{ Component: Layout, children: [content] }]} />;
}

function QuietLayout(): ReactElement {
  useState(() => {
    queryClient.setQueryData(noticeQueries.jobs.queryKey, { jobs: [] });
    queryClient.setQueryData(noticeQueries.batches.queryKey, { batches: [] });
    queryClient.setQueryData(noticeQueries.subscription.queryKey, aSubscription());
  });
  return <AppLayout />;
}

function Elsewhere(): ReactElement {
  const { pathname, search } = useLocation();
  return <p style={{ padding: 28 }}>Went to {pathname + search}</p>;
}
