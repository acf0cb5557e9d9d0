import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ResumeBlock, ResumeStatus } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';
import type { Profile } from '../../engine/analyser.ts';

export type Extracted = Pick<Profile, 'candidateName' | 'headline' | 'email' | 'phone' | 'skills' | 'links'>;

export const Resume = defineEntity({
  name: 'Resume',
  tableName: 'resumes',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    fileName: p.text(),
    storageKey: p.text(),
    mediaType: p.text(),
    sizeBytes: p.integer(),
    pages: p.integer().nullable(),
    text: p.text(),
    blocks: p.json<ResumeBlock[]>(),
    /** What the engine read; status, name, e-mail and phone below are this, unless the notes say otherwise. */
    extracted: p.json<Extracted>(),
    notes: p.text().nullable(),
    status: p.text().$type<ResumeStatus>().default('active'),
    candidateName: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    uploadedAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
  indexes: [{ name: 'resumes_newest_index', properties: ['ownerId', 'uploadedAt', 'id'] }],
});
export type Resume = InferEntity<typeof Resume>;
