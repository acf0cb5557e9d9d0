import { StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import { migrationNames } from '../db/migrations/index.ts';

/** The layout of a backup. A change that an earlier product can't restore takes the next number. */
export const FORMAT = 1;

/** The last file of a backup: without it the backup is not whole. */
export const MANIFEST = 'manifest.json';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const KeptTable = z.object({
  name: z.string(),
  /** The columns of a row, in the order of its values. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** Of all its rows, one line each. */
  sha256: Sha256,
});
export type KeptTable = z.infer<typeof KeptTable>;

/** No key leads out of the folder that it is restored to. */
const Key = z.string().refine((key) => !/^\/|\\|(^|\/)\.\.(\/|$)/.test(key));

/** A file by its key in its store, with its size in bytes. */
const KeptFile = z.object({ key: Key, size: z.int().min(0), sha256: Sha256 });
export type KeptFile = z.infer<typeof KeptFile>;

/** What a backup holds, to check it against before anything is changed. */
const Manifest = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Names of the migrations that the database had, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(KeptTable),
  /** By name, the last number that a sequence gave; null: none yet. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  /** Uploaded files. */
  files: z.array(KeptFile),
  /** Files of releases, and the channels. */
  releases: z.array(KeptFile),
});
export type Manifest = z.infer<typeof Manifest>;

/**
 * Reads a manifest.
 *
 * @throws StartError when this version of the product can't restore the backup; ZodError or SyntaxError when it is no manifest.
 */
export function parseManifest(text: string): Manifest {
  const json: unknown = JSON.parse(text);
  const { format } = z.object({ format: z.int() }).parse(json);
  if (format > FORMAT) {
    throw new StartError(
      `This backup has format ${format}, and this version of Shortlist reads up to ${FORMAT}: restore it with the version that wrote it, or a newer one.`,
    );
  }
  const manifest = Manifest.parse(json);
  requireKnownMigrations(manifest);
  return manifest;
}

/** The schema of a backup is made by its migrations: they must be the first of ours, and the rest follows. */
function requireKnownMigrations(manifest: Manifest): void {
  const stranger = manifest.migrations.find((name, index) => name !== migrationNames[index]);
  if (stranger === undefined) return;
  throw new StartError(
    `This backup has the migration ${stranger}, which this version of Shortlist doesn’t know: restore it with the version that wrote it, or a newer one.`,
  );
}
