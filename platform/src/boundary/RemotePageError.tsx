import type { ComponentType, ReactElement } from 'react';
import { useEffect } from 'react';
import { remoteHost } from '../loader/host.ts';
import { RemoteError } from '../loader/remote-error.ts';
import { useLocation, useMatches, useNavigate, useNavigation, useRouteError } from '../router.ts';
import { remoteOfPage } from '../routing/page-remote.ts';
import { loadPath } from '../routing/preload-path.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { reportFrom } from './report-from.ts';

/**
 * The error element of the content route: the failure of a remote in the place of its page, everything else as
 * the shell draws it.
 *
 * @param Other draws errors that are not the loading of a remote; it reads them by `useRouteError`.
 */
export function pageErrorOf(Other: ComponentType): ComponentType {
  return function PageError(): ReactElement {
    const error = useRouteError();
    const remote = remoteOfPage(useMatches());
    useEffect(() => reportFrom(error, remote), [error, remote]);
    return error instanceof RemoteError ? <FailedPage error={error} /> : <Other />;
  };
}

/** Retry is a navigation to the same address: the router then asks for the remote again. */
function FailedPage({ error }: { readonly error: RemoteError }): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const show = () => void navigate(location, { replace: true, state: location.state });
  const retry = () => {
    const { registry, loader } = remoteHost();
    const remote = registry.byName(error.remote.name);
    if (remote) loader.startOver(remote);
    show();
  };
  // Who is on the way to another page is not called back.
  const wayBack = { probe: () => loadPath(location.pathname), onReturn: () => isIdle && show() };
  return (
    <RemoteFailure error={error} isRetrying={!isIdle} onRetry={retry} wayBack={wayBack} headingLevel={1} />
  );
}
