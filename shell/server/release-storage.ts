import type { Release } from '@shortlist/platform/release-set';
import type { Channels } from './channels.ts';
import type { ReleaseName } from './release-name.ts';
import type { ReleaseKeys } from './signatures/release-keys.ts';

/** The channels of a place at one moment. */
export interface ChannelsState {
  readonly channels: Channels;
  /** Ids of the latest changes that went into them. */
  readonly changes: readonly string[];
  /** Names this state of them: a write says what it goes on from. */
  readonly revision: string;
}

/** The source maps of scripts, which lie beside all releases. */
export interface SourceMaps {
  /** Keeps the map of a script of a package under its hash, `sha384-...`. */
  putSourceMap(packageName: string, integrity: string, content: Buffer): Promise<void>;
  /** What lies there under a hash; undefined when nothing does. */
  readSourceMap(packageName: string, integrity: string): Promise<Buffer | undefined>;
}

/** Small files beside the releases, by their paths. */
export interface PlaceFiles {
  get(path: string): Promise<Buffer | undefined>;
  /** Writes a file, whole or not at all. One that is there stays as it is. */
  putNew(path: string, content: Buffer): Promise<void>;
  /** Paths that begin with a folder, `history/`. */
  list(folder: string): Promise<string[]>;
  remove(path: string): Promise<void>;
}

/** Where releases lie, and the channels that point at them: a folder, or a bucket. */
export interface ReleaseStorage extends SourceMaps {
  /** For sentences: the folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Whose channels are read and written. */
  readonly environment: string;
  /** Who may sign what is published of it; undefined: nothing has to be signed. */
  readonly keys?: ReleaseKeys | undefined;
  readonly files: PlaceFiles;
  /** @param environment its own unless told. */
  readChannels(environment?: string): Promise<ChannelsState>;
  /** Writes unless somebody else has written since `revision`; then it returns false and has changed nothing. */
  writeChannels(next: Omit<ChannelsState, 'revision'>, revision: string): Promise<boolean>;
  /** What a release says of itself; undefined when it is not there, or not whole. */
  readRelease(packageName: string, version: string): Promise<Release | undefined>;
  /** Puts a folder's files there as a release, whole or not at all. One that is there already stays as it is. */
  putRelease(release: Release, folder: string): Promise<void>;
  /** Gives a release that is there a signature, in the place of the one that it has. */
  putSignature(name: ReleaseName, signature: string): Promise<void>;
  /**
   * Copies the files of a release into a folder.
   *
   * @returns false when there is no such release.
   */
  fetchRelease(packageName: string, version: string, folder: string): Promise<boolean>;
}
