/** What only the shell and the standalone host import. Remotes have no business here. */
export { pageErrorOf } from './boundary/RemotePageError.tsx';
export { type BundledRemotes, bundledRemotes } from './loader/bundled-source.ts';
export { federatedRemotes, type SharedModules } from './loader/federation-source.ts';
export { findRemoteHost, provideRemotes, type RemoteHost } from './loader/host.ts';
export { createLoader, type LoadReport } from './loader/loader.ts';
export type { RemoteSource } from './loader/remote-source.ts';
export { dismiss, useNotifications } from './notifications/notifications.ts';
export { provideHeaderStart, usePage } from './page/page.ts';
export { readPageData } from './registry/page-data.ts';
export { createRegistry, type Registry } from './registry/registry.ts';
export { PageData, type ReleaseSet, type RemoteInSet } from './registry/release-set.ts';
export { CONTENT_ROUTE, discoverRoutes } from './routing/discover-routes.ts';
export { lazyPage } from './routing/lazy-page.tsx';
export { mayLeave } from './routing/leave-guard.ts';
export { preloadPath } from './routing/preload-path.ts';
export { applySession, hasLeft, useIsLeaving, whileLeaving } from './session/session.ts';
export { onErrorReport, reportError } from './telemetry/report-error.ts';
export type { ErrorReport } from './telemetry/telemetry.ts';
