import { z } from 'zod';

/** Which release of each package a page view gets. The only file of a release folder that ever changes. */
export const CHANNELS_FILE = 'channels.json';

const Pointer = z.object({
  /** The version that new page loads get. */
  live: z.string(),
  /** Versions that were live before, the latest first: where a rollback goes. */
  earlier: z.array(z.string()),
});
export type Pointer = z.infer<typeof Pointer>;

/** By package name, `mfe-jobs`. */
export const Channels = z.object({ stable: z.record(z.string(), Pointer) });
export type Channels = z.infer<typeof Channels>;
