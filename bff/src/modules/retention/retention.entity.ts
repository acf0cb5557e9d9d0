import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Retention } from '@shortlist/api-contract';

/** How long an account keeps resumes; without a row, or with null, until somebody deletes them. */
export const RetentionSetting = defineEntity({
  name: 'RetentionSetting',
  tableName: 'retention_settings',
  properties: {
    ownerId: p.uuid().primary(),
    months: p.integer().$type<NonNullable<Retention['months']>>().nullable(),
    changedAt: p.datetime().columnType('timestamptz'),
  },
  checks: [{ name: 'retention_settings_months_check', expression: 'months > 0' }],
});
export type RetentionSetting = InferEntity<typeof RetentionSetting>;

/** A resume that is marked to be erased, or kept longer. */
export const ResumeRetention = defineEntity({
  name: 'ResumeRetention',
  tableName: 'resume_retention',
  properties: {
    resumeId: p.uuid().primary(),
    ownerId: p.uuid(),
    deleteOn: p.datetime().columnType('timestamptz').nullable(),
    keptUntil: p.date().nullable(),
    keptReason: p.text().nullable(),
    changedAt: p.datetime().columnType('timestamptz'),
  },
  indexes: [
    { name: 'resume_retention_due_index', properties: ['ownerId', 'deleteOn', 'resumeId'] },
    { name: 'resume_retention_delete_on_index', properties: ['deleteOn'] },
  ],
});
export type ResumeRetention = InferEntity<typeof ResumeRetention>;
