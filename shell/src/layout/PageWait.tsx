import { findRemoteHost, SlowNotice } from '@shortlist/platform/host';
import { useLocation } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import { PagePlaceholder } from './PagePlaceholder.tsx';

/** Stands where the first page will be, until its remote is there; says so when that takes long. */
export function PageWait(): ReactElement {
  const { pathname } = useLocation();
  return (
    <div>
      <SlowNotice remote={findRemoteHost()?.registry.byPath(pathname)} />
      <PagePlaceholder />
    </div>
  );
}
