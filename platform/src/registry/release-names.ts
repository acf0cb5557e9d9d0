import { z } from 'zod';

/**
 * Everything in a release place that becomes a part of a path, an address or an element of a page. Who can write there
 * must not be able to write elsewhere, nor to end an attribute.
 */

/** Name of a package, `mfe-jobs`; the folders `channels` and `source-maps` beside the releases are none. */
export const PackageName = z
  .string()
  .regex(/^(?!(?:channels|source-maps|history|previews)$)[a-z][a-z0-9-]{0,59}$/);

/** A version, `1.0.0-0123456789`. */
export const Version = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/i);

/** A file, relative to its release: no way up or out, no quote and no bracket. */
export const FileName = z.string().regex(/^(?!.*\.\.)[\w@+~-][\w@+~./-]*$/);

/** `sha384-...` as a browser compares it. One that it can't read counts for it as none, so any bytes would do. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** A widget or a slot: the container that has it, and its name, `mfe_jobs/JobList`. */
export const PartId = z.string().regex(/^[a-z][a-z0-9_]{0,59}\/[A-Za-z][A-Za-z0-9]{0,59}$/);
