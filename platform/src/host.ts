/** What only the shell and the standalone host import. Remotes have no business here. */
export { hasPendingRequest } from './api/pending-requests.ts';
export { pageErrorOf } from './boundary/RemotePageError.tsx';
export { SlowNotice, slowSentence } from './boundary/SlowNotice.tsx';
export { useIsSlow } from './boundary/use-is-slow.ts';
export { type BundledRemotes, bundledRemotes } from './loader/bundled-source.ts';
export { federatedRemotes, type OtherReacts, type SharedModules } from './loader/federation-source.ts';
export { findRemoteHost, provideRemotes, type RemoteHost } from './loader/host.ts';
export { createLoader, type LoadReport } from './loader/loader.ts';
export type { RemoteSource } from './loader/remote-source.ts';
export { dismiss, useNotifications } from './notifications/notifications.ts';
export { provideReacts } from './other-react/provide-reacts.ts';
export { usePage } from './page/page.ts';
export { readHangRecord } from './page-guard/hang-record.ts';
export { acceptPage, startPageGuard } from './page-guard/turns.ts';
export { SANDBOX_ADDRESS } from './registry/page-block.ts';
export { readPageData, readReleases } from './registry/page-data.ts';
export { createRegistry, type Registry } from './registry/registry.ts';
export type { ReleaseSet, RemoteInSet } from './registry/release-set.ts';
export { offerUpdate, useUpdate } from './registry/update.ts';
export { CONTENT_ROUTE, discoverRoutes } from './routing/discover-routes.ts';
export { lazyPage } from './routing/lazy-page.tsx';
export { confirmNavigation } from './routing/leave-guards.ts';
export { remoteOfPage } from './routing/page-remote.ts';
export { preloadPath } from './routing/preload-path.ts';
export { withSandboxes } from './sandbox/sandboxed-source.ts';
export { useIsLoggingOut } from './session/session.ts';
export { applySession, duringLogout, hasLoggedOut } from './session/session-store.ts';
export type { TelemetryEvent } from './telemetry/events.ts';
export { onTelemetry } from './telemetry/outbox.ts';
export { reportPolicyViolations } from './telemetry/policy-violations.ts';
export {
  reportError,
  reportLoad,
  reportRuntimeIssue,
  reportStart,
} from './telemetry/report.ts';
export { reportFailedStart } from './telemetry/report-failed-start.ts';
export { reportUncaught } from './telemetry/uncaught.ts';
