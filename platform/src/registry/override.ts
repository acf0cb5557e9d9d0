import { z } from 'zod';

/** An override that is set, as its page is told of it. Alone in its file: every page parses it. */
export const Override = z.object({
  /** The package of the remote, `mfe-jobs`. */
  package: z.string(),
  /** Its container, `mfe_jobs`. */
  name: z.string(),
  title: z.string(),
  version: z.string(),
  /** Address of the build, ending in a slash; null for a release of this installation. */
  url: z.url().nullable(),
  /** Origin of that address; null for a release of this installation. */
  origin: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** Email address of who set it. */
  by: z.string(),
  /** Why the released remote is shown all the same, as a sentence; null while the override is in force. */
  problem: z.string().nullable().default(null),
});
export type Override = z.infer<typeof Override>;
