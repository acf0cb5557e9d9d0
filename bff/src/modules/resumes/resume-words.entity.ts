import { defineEntity, p } from '@mikro-orm/core';

/** The words by which a resume is found. Kept by the database; nothing else writes them (docs/decisions/0015). */
export const ResumeWords = defineEntity({
  name: 'ResumeWords',
  tableName: 'resume_words',
  properties: { resumeId: p.uuid().primary(), words: p.text().columnType('tsvector') },
});
