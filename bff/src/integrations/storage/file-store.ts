import type { Readable } from 'node:stream';

/** A file that was opened for reading. */
export interface StoredFile {
  /** Destroy it when it is not read to its end. */
  readonly stream: Readable;
  readonly size: number;
}

/**
 * Keeps the bytes of uploaded files by key. A key is made by us: `<owner id>/<id><extension>`. Every call may
 * throw AppError unavailable when the store can't be reached or has no room.
 */
export interface FileStore {
  /** Keeps a copy of the file at `path`, durable once this returns; all of it or nothing. */
  put(key: string, path: string): Promise<void>;
  /**
   * Opens a file for reading.
   *
   * @throws AppError not_found when there is none.
   */
  get(key: string): Promise<StoredFile>;
  /**
   * How many bytes a file has.
   *
   * @throws AppError not_found when there is none.
   */
  size(key: string): Promise<number>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of all files, a bounded page at a time. */
  list(): AsyncIterable<readonly string[]>;
  /** Removes what a crash left of files that were being put, if older than `graceMs`; answers how many. */
  removeUnfinished(graceMs: number): Promise<number>;
}

/** What people read when the bytes of a row are not there, as after a restored backup. */
export const FILE_GONE = 'This file no longer exists.';
