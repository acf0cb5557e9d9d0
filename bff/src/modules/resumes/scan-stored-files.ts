import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Notice } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { Resume } from './resume.entity.ts';
import { keptNotices } from './resume-notices.ts';

const PAGE = 20;

type Tools = Pick<Dependencies, 'storage' | 'extractor' | 'analyzer' | 'uploadFolder' | 'log'>;

/** Its text was read with the hidden words in it, and quotes point into that text. */
const READ_BEFORE =
  'This file was processed before hidden-text checks existed, so its scores may include hidden text. Upload it again to update them.';

/**
 * Looks at the files of resumes that were taken before notices were kept. Their texts stay as they are. A file that
 * can't be read is left for the next time, and so is everything once `signal` fires.
 */
export async function scanStoredFiles(em: EntityManager, tools: Tools, signal: AbortSignal): Promise<void> {
  let last: string | null = null;
  let noticed = 0;
  for (
    let ids = await idsAfter(em, last);
    ids.length > 0 && !signal.aborted;
    ids = await idsAfter(em, last)
  ) {
    for (const id of ids)
      if (!signal.aborted && (await noticeOne(em.fork(), tools, { id, signal }))) noticed += 1;
    last = ids.at(-1) ?? null;
  }
  if (noticed > 0) tools.log.info({ noticed }, 'Looked at files for what they hide');
}

async function idsAfter(em: EntityManager, last: string | null): Promise<string[]> {
  const rows = await kysely(em)
    .selectFrom('resumes')
    .select('id')
    .where('notices', 'is', null)
    .where(({ eb, lit }) => (last === null ? lit(true) : eb('id', '>', last)))
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
}

async function noticeOne(
  em: EntityManager,
  tools: Tools,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<boolean> {
  const resume = await em.findOne(Resume, { id }, { fields: ['storageKey', 'fileName', 'text', 'blocks'] });
  if (resume === null) return false;
  try {
    const ofFile = await noticesOfFile(tools, resume, signal);
    const ofText = await tools.analyzer.notices(resume, { signal });
    const { notices, noticeCount } = keptNotices([...ofFile, ...ofText]);
    await em.nativeUpdate(Resume, { id }, { notices, noticeCount });
    return true;
  } catch (error) {
    if (!signal.aborted) tools.log.warn(reportOf(error), 'A file could not be looked at');
    return false;
  }
}

async function noticesOfFile(
  { storage, extractor, uploadFolder }: Tools,
  { storageKey, fileName }: { storageKey: string; fileName: string },
  signal: AbortSignal,
): Promise<Notice[]> {
  const folder = await mkdtemp(join(uploadFolder, 'notices-'));
  try {
    const path = join(folder, 'file');
    const { stream } = await storage.get(storageKey);
    await pipeline(stream, createWriteStream(path));
    const { notices } = await extractor.extract({ path, fileName }, { signal });
    return notices.map((notice) =>
      notice.kind === 'hidden_text'
        ? { ...notice, detail: `${notice.detail.split('. ')[0]}. ${READ_BEFORE}` }
        : notice,
    );
  } catch (error) {
    // A file that would be refused today hides nothing that is known.
    if (error instanceof AppError && error.code.startsWith('file_')) return [];
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
