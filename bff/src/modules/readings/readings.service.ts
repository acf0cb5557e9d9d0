import { createHash } from 'node:crypto';
import type { AnalyzedDocument, Analyzer, WorkOptions } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { ResumeReading } from './resume-reading.entity.ts';

/** A resume as the engine prepared it, to be kept. */
export type CachedReading = ResumeReading;

/** What the engine prepared of resumes, of this version. */
export type StoredReadings = ReadonlyMap<string, CachedReading>;

/** A resume that is to be matched. */
export interface Prepared {
  readonly document: AnalyzedDocument;
  /** What was prepared for it now, to be kept; null where it was kept already, or the engine keeps nothing. */
  readonly made: CachedReading | null;
}

/** The readings of these resumes that the engine still understands. */
export async function storedReadings(
  em: EntityManager,
  { preparation }: Analyzer,
  resumeIds: readonly string[],
): Promise<StoredReadings> {
  if (preparation === undefined || resumeIds.length === 0) return new Map();
  const rows = await em.find(ResumeReading, {
    resumeId: { $in: [...resumeIds] },
    version: preparation.version,
  });
  return new Map(rows.map((row) => [row.resumeId, row]));
}

/**
 * A resume as it is best matched: with what was kept of it, or with what is prepared now and may be kept.
 *
 * @throws AppError no_text, timeout, whatever keeps the engine from reading it
 */
export async function prepareForMatch(
  { preparation }: Analyzer,
  { id, document, stored }: { id: string; document: AnalyzedDocument; stored: StoredReadings },
  work: WorkOptions = {},
): Promise<Prepared> {
  if (preparation === undefined) return { document, made: null };
  const fingerprint = readingFingerprint(document);
  const known = stored.get(id);
  if (known?.fingerprint === fingerprint) {
    return { document: { ...document, prepared: known.bytes }, made: null };
  }
  const bytes = await preparation.prepare(document, work);
  return {
    document: { ...document, prepared: bytes },
    made: { resumeId: id, version: preparation.version, fingerprint, bytes },
  };
}

/** Keeps readings; of two at once the later stands, and both say the same. Fails when a resume is not there any more. */
export async function cacheReadings(em: EntityManager, readings: readonly CachedReading[]): Promise<void> {
  if (readings.length === 0) return;
  await em.upsertMany(ResumeReading, [...readings], { onConflictFields: ['resumeId'] });
}

function readingFingerprint({ asOf, text }: AnalyzedDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([asOf, text]))
    .digest('hex');
}
