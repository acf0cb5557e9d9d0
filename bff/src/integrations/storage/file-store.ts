import type { Readable } from 'node:stream';

/** Keeps the bytes of uploaded files by key. A key is made by us: `<owner id>/<id><extension>`. */
export interface FileStore {
  /** Keeps a copy of the file at `path`; all of it or nothing. */
  put(key: string, path: string): Promise<void>;
  /**
   * Opens a file for reading.
   *
   * @throws AppError not_found when there is none.
   */
  get(key: string): Promise<{ stream: Readable; size: number }>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of all files. */
  list(): Promise<string[]>;
}
