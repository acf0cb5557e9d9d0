export { defineRemote, type PageDescriptor, type RemoteDescriptor } from './define-remote.ts';
export { type MonoOptions, monoConfig } from './mono-config.ts';
export { REMOTE_ENTRY, type RemoteOptions, remoteConfig } from './remote-config.ts';
export type { BuildMode } from './rules.ts';
export {
  federationRuntime,
  reactFolders,
  reactOf,
  type SharedModule,
  sharedModules,
} from './shared-modules.ts';
export { type ShellOptions, shellConfig } from './shell-config.ts';
