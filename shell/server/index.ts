export { type Addresses, addressesWith, type RemoteOrigins } from './addresses.ts';
export type { Api } from './api-gateway.ts';
export { CHANNELS_FILE, Channels, type Pointer } from './channels.ts';
export { createEdge, type EdgeOptions } from './edge.ts';
export { EDGE_SECRET_FILE, keptSecret } from './edge-secret.ts';
export type { OverrideOptions } from './overrides/override-options.ts';
export { isOriginPattern } from './overrides/permitted-origins.ts';
export { type LiveReleases, openReleases, type ReleaseStore } from './release-store.ts';
