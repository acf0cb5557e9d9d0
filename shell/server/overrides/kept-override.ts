import { Offer } from '@shortlist/platform/release-set';
import { z } from 'zod';

/** What is remembered of a build: enough to compose a page of it and to check it again, without asking its origin. */
const KeptBuild = z.object({
  url: z.url(),
  name: z.string(),
  title: z.string(),
  team: z.string(),
  version: z.string(),
  entry: z.string(),
  /** `sha384-...` of the entry; null where the build may change under its address. */
  integrity: z.string().nullable(),
  paths: z.array(z.string().startsWith('/')),
  exposes: z.array(z.string()),
  offers: z.array(Offer).default([]),
  /** Singletons that it needs of the shell, with their ranges. */
  needs: z.record(z.string(), z.string()),
});
export type KeptBuild = z.infer<typeof KeptBuild>;

/** An override as the cookie of one browser keeps it. */
export const KeptOverride = z.object({
  package: z.string(),
  /** Id of who set it. */
  user: z.string(),
  /** Hash of the session in which it was set. */
  session: z.string(),
  by: z.string(),
  expiresAt: z.iso.datetime(),
  /** A version that was released here; null for a build. */
  version: z.string().nullable(),
  build: KeptBuild.nullable(),
});
export type KeptOverride = z.infer<typeof KeptOverride>;
