import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, Done, Fraction, Id, Timestamp } from './fields.ts';

/** What a file of groups may hold. */
export const GROUP_LIMITS = {
  bytes: 900_000,
  rows: 20_000,
  columns: 4,
  values: 30,
  valueLength: 60,
} as const;

/** By what a row of the file names a resume: one of these is its first column or another. */
export const GROUP_KEYS = ['resume_id', 'email', 'file_name'] as const;

/** Groups of fewer applications are left out: they would say more of persons than of a choice. */
export const SMALLEST_GROUP = 5;

/** Groups with a smaller share of what is compared count in no ratio (6 RCNY § 5-301). */
export const SMALLEST_SHARE = 0.02;

/** A ratio below it is marked (29 CFR 1607.4(D)). */
export const FOUR_FIFTHS = 0.8;

/** What is compared: a match score above the median, and the steps that were recorded. */
export const FAIRNESS_MEASURES = [
  'scored_above_median',
  'interviewed',
  'offer_sent',
  'offer_accepted',
] as const;
export type FairnessMeasure = (typeof FAIRNESS_MEASURES)[number];

/** What is known of the groups of an account; of candidates only counts. */
export const DeclaredGroups = z.object({
  /** Resumes with at least one declared group, and resumes in all. */
  declared: z.number().int().min(0),
  resumes: z.number().int().min(0),
  columns: z.array(z.string()),
  declared_at: Timestamp.nullable(),
});
export type DeclaredGroups = z.infer<typeof DeclaredGroups>;

/** How a file was taken: rows that name no resume or have no value are told, without what stands in them. */
export const GroupsTaken = z.object({
  rows: z.number().int().min(0),
  /** Resumes that now have groups. */
  resumes: z.number().int().min(0),
  refused: z.number().int().min(0),
  /** The first of them. */
  problems: z.array(z.object({ row: z.number().int().min(1), error: z.string() })),
});
export type GroupsTaken = z.infer<typeof GroupsTaken>;

export const GROUP_VERDICTS = ['highest', 'within', 'below', 'too_few_to_tell', 'too_small_share'] as const;

/** One group and one measure. */
export const GroupRate = z.object({
  /** The values of the columns, in their order. */
  group: z.array(z.string()),
  applications: z.number().int().min(0),
  selected: z.number().int().min(0),
  rate: Fraction,
  /** Where the rate of many such candidates would lie, 95 of 100 times (Wilson). */
  interval: z.tuple([Fraction, Fraction]),
  /** The rate by the highest rate; null where nobody was selected, or the group is too small a share. */
  ratio: z.number().min(0).nullable(),
  /** How likely a difference this large would be by chance (Fisher's exact test against the highest); null where no ratio is. */
  p_value: Fraction.nullable(),
  verdict: z.enum(GROUP_VERDICTS).nullable(),
});
export type GroupRate = z.infer<typeof GroupRate>;

export const MeasureReport = z.object({
  measure: z.enum(FAIRNESS_MEASURES),
  /** The median score that a score has to be above; null for other measures and without scores. */
  median: Fraction.nullable(),
  applications: z.number().int().min(0),
  /** Of these, the ones that declared nothing here. */
  undeclared: z.number().int().min(0),
  /** Groups of fewer than SMALLEST_GROUP applications, which are not shown. */
  left_out: z.object({ groups: z.number().int().min(0), applications: z.number().int().min(0) }),
  groups: z.array(GroupRate),
});
export type MeasureReport = z.infer<typeof MeasureReport>;

/** Impact ratios by one column of groups, or by two together. */
export const FairnessSection = z.object({ columns: z.array(z.string()), measures: z.array(MeasureReport) });
export type FairnessSection = z.infer<typeof FairnessSection>;

export const FairnessReport = z.object({
  made_at: Timestamp,
  /** A resume and a position that it was matched with or has an outcome for. */
  applications: z.number().int().min(0),
  sections: z.array(FairnessSection),
});
export type FairnessReport = z.infer<typeof FairnessReport>;

const Column = z
  .string('Provide a single column.')
  .trim()
  .min(1)
  .max(40, 'Column must be 40 characters or fewer.');

export const fairness = {
  groups: endpoint({
    id: 'fairness.groups',
    method: 'GET',
    path: '/api/fairness/groups',
    access: 'user',
    summary: 'Get the number of self-reported candidates and the group columns.',
    response: DeclaredGroups,
    resource: 'fairness',
  }),
  declare: endpoint({
    id: 'fairness.declare',
    method: 'PUT',
    path: '/api/fairness/groups',
    access: 'user',
    summary: `Replace the self-reported groups with a CSV: one ID column (${GROUP_KEYS.join(', ')}) and up to ${GROUP_LIMITS.columns} group columns. Groups are stored separately and never shown next to a candidate.`,
    body: z.object({
      csv: z
        .string('Select a CSV file.')
        .min(1, 'This file is empty.')
        .max(GROUP_LIMITS.bytes, 'This file is too large. The limit is 900 KB.'),
    }),
    response: GroupsTaken,
    resource: 'fairness',
    touches: ['fairness'],
  }),
  remove: endpoint({
    id: 'fairness.remove',
    method: 'DELETE',
    path: '/api/fairness/groups',
    access: 'user',
    summary: 'Delete all self-reported groups.',
    response: Done,
    resource: 'fairness',
    touches: ['fairness'],
  }),
  report: endpoint({
    id: 'fairness.report',
    method: 'GET',
    path: '/api/fairness/report',
    access: 'user',
    errors: ['not_found'],
    summary: 'Get impact ratios for scores and outcomes, by one group column or two (each and combined).',
    query: z.object({
      by: Column.optional(),
      and: Column.optional(),
      job_id: Id.optional(),
      /** Days on which the resumes came, both included. */
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
    }),
    response: FairnessReport,
    resource: 'fairness',
  }),
} as const;
