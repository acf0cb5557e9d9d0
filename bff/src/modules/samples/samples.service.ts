import { SAMPLE_PREFIX } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { demoFile } from '../../db/demo/demo-file.ts';
import type { Dependencies } from '../../dependencies.ts';
import { listResumes, type ResumeRow } from '../resumes/list-resumes.ts';
import { storeUploadedFile } from '../resumes/store-uploaded-file.ts';

/** Invented engineers, in every format that is taken: one fits a backend position well, one little. */
const FILES = [
  'marchetti_ilse_cv.pdf',
  'fennel_dario_resume.docx',
  'nkemelu-soraya.pdf',
  'halvorsen_petr.doc',
] as const;

/** Puts the samples into an account that are not there yet, read like any upload. @returns all of them, newest first. */
export async function addSampleResumes(
  em: EntityManager,
  deps: Dependencies,
  ownerId: string,
): Promise<ResumeRow[]> {
  const there = new Set((await findSamples(em, ownerId)).map(({ file_name }) => file_name));
  const missing = FILES.filter((file) => !there.has(SAMPLE_PREFIX + file));
  const add = async (file: string) =>
    storeUploadedFile(em.fork(), deps, { ownerId, file: await demoFile(file, SAMPLE_PREFIX + file) });
  await Promise.all(missing.map(add));
  return findSamples(em, ownerId);
}

async function findSamples(em: EntityManager, ownerId: string): Promise<ResumeRow[]> {
  const { rows } = await listResumes(em.fork(), ownerId, {
    limit: 200,
    sort: 'newest',
    search: SAMPLE_PREFIX,
  });
  return rows.filter(({ file_name }) => FILES.some((file) => file_name === SAMPLE_PREFIX + file));
}
