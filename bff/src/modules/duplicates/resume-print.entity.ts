import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What a resume is compared by: who it can be reached as, and what it says. */
export const ResumeSignature = defineEntity({
  name: 'ResumePrint',
  tableName: 'resume_prints',
  properties: {
    resumeId: p.uuid().primary(),
    ownerId: p.uuid(),
    /** The email address in lower case. */
    emailKey: p.text().nullable(),
    /** The telephone number as E.164, else its digits. */
    phoneKey: p.text().nullable(),
    /** 128 minima of its word triples as base64; null where it says too little. */
    signature: p.text().nullable(),
    /** A hash for each four of them, mixed with the owner's id. */
    bands: p.type('int[]').$type<number[]>(),
  },
  indexes: [
    { name: 'resume_prints_email_index', properties: ['ownerId', 'emailKey'] },
    { name: 'resume_prints_phone_index', properties: ['ownerId', 'phoneKey'] },
    {
      name: 'resume_prints_bands_index',
      expression: 'create index resume_prints_bands_index on resume_prints using gin (bands)',
    },
  ],
});
export type ResumeSignature = InferEntity<typeof ResumeSignature>;
