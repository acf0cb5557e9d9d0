import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, Id, PAGE_KEYS, Timestamp } from './fields.ts';
import { Reason } from './overrides.ts';

/** After how many months a resume may go. */
export const RETENTION_MONTHS = [6, 12, 24] as const;

/** Days between the mark on a resume and its erasure. */
export const GRACE_DAYS = 30;

const Months = z.literal(
  RETENTION_MONTHS,
  `months must be ${RETENTION_MONTHS.join(', ')}, or null to keep resumes.`,
);

/** How long an account keeps resumes: so many months from their upload on; null keeps them until somebody deletes them. */
export const Retention = z.object({
  months: Months.nullable(),
  /** How many resumes are marked to be erased. */
  due: z.number().int().min(0),
});
export type Retention = z.infer<typeof Retention>;

/** A resume that will be erased, or that a person keeps longer. */
export const RetainedResume = z.object({
  resume_id: Id,
  candidate_name: z.string().meta({ blind: 'candidate_id' }),
  file_name: z.string().meta({ blind: 'file_name' }),
  uploaded_at: Timestamp,
  /** When it will be erased. */
  deletes_on: Timestamp,
});
export type RetainedResume = z.infer<typeof RetainedResume>;

const RESOURCE = 'retention';
const TOUCHES = [RESOURCE, 'resumes'] as const;

export const retention = {
  get: endpoint({
    id: 'retention.get',
    method: 'GET',
    path: '/api/retention',
    access: 'user',
    summary: 'Get the retention period and the number of scheduled erasures.',
    response: Retention,
    resource: RESOURCE,
  }),
  update: endpoint({
    id: 'retention.update',
    method: 'PUT',
    path: '/api/retention',
    access: 'user',
    summary: `Set the retention period. Older resumes are flagged and erased ${GRACE_DAYS} days later.`,
    body: z.object({ months: Months.nullable() }),
    response: Retention,
    resource: RESOURCE,
    touches: TOUCHES,
  }),
  due: endpoint({
    id: 'retention.due',
    method: 'GET',
    path: '/api/retention/due',
    access: 'user',
    summary: 'List resumes scheduled for erasure, soonest first.',
    query: z
      .object({ ...PAGE_KEYS })
      .optional()
      .default({ limit: 100 }),
    response: z.object({ resumes: z.array(RetainedResume) }),
    resource: RESOURCE,
  }),
  keep: endpoint({
    id: 'retention.keep',
    method: 'POST',
    path: '/api/resumes/:id/keep',
    access: 'user',
    summary: "Extend a resume's retention to a date, with a reason.",
    params: z.object({ id: Id }),
    body: z.object({ until: CalendarDate, reason: Reason }),
    response: z.object({ kept_until: CalendarDate }),
    resource: RESOURCE,
    touches: TOUCHES,
  }),
} as const;
