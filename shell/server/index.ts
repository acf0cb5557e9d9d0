export { type Addresses, addressesWith, type RemoteOrigins } from './addresses.ts';
export type { Api } from './api-gateway.ts';
export { changeChannels } from './change-channels.ts';
export { type ChangeNote, readRecords } from './change-records.ts';
export {
  demote,
  forget,
  type Mover,
  promote,
  rollback,
  THE_EDGE,
  toCanary,
  toStable,
  withdraw,
  withVerdict,
} from './channel-moves.ts';
export {
  type Canary,
  type ChangeRecord,
  Channels,
  type Demotion,
  type Line,
  lineOf,
  NO_CHANNELS,
  type Placement,
  UNKNOWN_SINCE,
  type Verdict,
} from './channels.ts';
export { createEdge, type EdgeOptions } from './edge.ts';
export { environmentsIn, PRODUCTION } from './environments.ts';
export { type KeptReleases, keepReleases } from './keep-releases.ts';
export { type LiveReleases, NotReleasedError } from './live-releases.ts';
export { startMirror } from './mirror.ts';
export { openReleasePlace } from './open-release-place.ts';
export { putPreview, removeExpired } from './previews/preview-place.ts';
export { type EdgeEnv, readEdgeEnv } from './processes/edge-env.ts';
export { edgeOptionsOf } from './processes/edge-options.ts';
export { reportStrangers } from './processes/report-strangers.ts';
export { folderPlace, RELEASE_FILE, readReleaseIn, SIGNATURE_FILE } from './release-place-folder.ts';
export { type ReleaseSettings, ReleaseVariables, releaseSettingsOf } from './release-settings.ts';
export type { ChannelsState, ReleaseStorage } from './release-storage.ts';
export { openReleases, type ReleaseStore } from './release-store.ts';
export { createRemoteServer, type RemoteServerOptions } from './remote-server.ts';
export { EVERY_PACKAGE, keyIdOf, keysFor, type ReleaseKeys, textOfKey } from './signatures/release-keys.ts';
export { type Builder, hashOfManifest, signStatement } from './signatures/release-signature.ts';
export { shownWidgets } from './slots/slot-widgets.ts';
export { locate } from './source-maps/locate.ts';
export { prometheusText } from './telemetry/prometheus-text.ts';
export { createStats, type Stats } from './telemetry/stats.ts';
export { verifyRelease } from './verify-release.ts';
export type { Visitor } from './visitor.ts';
