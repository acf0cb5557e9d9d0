import { z } from 'zod';

const Year = z.number().int().min(1900).max(2100).nullable();
/** A month as `2021-03`. */
const Month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'A month is four digits, a hyphen, and two digits.');

/** A position of the resume. Without dates that can be counted, `start` and `end` are null and it counts for no years. */
export const ResumeRole = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  start: Month.nullable(),
  /** The last month; null for a role that goes on, and without dates. */
  end: Month.nullable(),
  is_current: z.boolean(),
  /** The dates in the resume's own words; null where it gives none. */
  dates: z.string().nullable(),
});
export type ResumeRole = z.infer<typeof ResumeRole>;

/** A degree or course of study. */
export const ResumeStudy = z.object({
  /** With its field, in the resume's own words. */
  degree: z.string().nullable(),
  field: z.string().nullable(),
  school: z.string().nullable(),
  level: z.enum(['secondary', 'associate', 'bachelor', 'master', 'doctorate']).nullable(),
  start_year: Year,
  /** The last year, also where it alone is given. */
  end_year: Year,
});
export type ResumeStudy = z.infer<typeof ResumeStudy>;

/** What the engine reads in a resume beside name, email and skills; each word stands in the resume. */
export const ResumeProfile = z.object({
  /** Where the candidate lives, without street and postal code. */
  lives_in: z.string().meta({ blind: 'empty' }).nullable(),
  /** The telephone number as +15551234567; null where its country can't be told. */
  phone_e164: z.string().meta({ blind: 'empty' }).nullable(),
  /** Dated roles, overlaps counted once; null without one. */
  years_of_experience: z.number().min(0).nullable(),
  /** Newest first, then those without dates. */
  roles: z.array(ResumeRole),
  education: z.array(ResumeStudy),
  /** Languages that people speak. */
  languages: z.array(z.object({ name: z.string(), level: z.string().nullable() })),
  certificates: z.array(z.object({ name: z.string(), issuer: z.string().nullable(), year: Year })),
});
export type ResumeProfile = z.infer<typeof ResumeProfile>;
