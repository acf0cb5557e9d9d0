import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A resume as the engine has prepared it for matches: words of a person, gone with the resume. */
export const ResumeReading = defineEntity({
  name: 'ResumeReading',
  tableName: 'resume_readings',
  properties: {
    resumeId: p.uuid().primary(),
    /** Of the engine that prepared it: another one reads it again. */
    version: p.text(),
    /** Of the text and the month that it was prepared from. */
    fingerprint: p.text(),
    bytes: p.uint8array(),
  },
});
export type ResumeReading = InferEntity<typeof ResumeReading>;
