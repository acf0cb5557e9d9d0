import { z } from 'zod';
import { Fraction, Timestamp } from './fields.ts';

export const OVERRIDE_VERDICTS = ['strong', 'possible', 'weak'] as const;
export const OverrideVerdict = z.enum(OVERRIDE_VERDICTS, 'Select a rating.');
export type OverrideVerdict = z.infer<typeof OverrideVerdict>;

/** Fewest characters of a reason: enough to say something that another person can check. */
export const REASON_LENGTH = 10;

/** Why a person decides otherwise than a rule. */
export const Reason = z
  .string('Enter a reason.')
  .trim()
  .min(REASON_LENGTH, `Enter a reason of at least ${REASON_LENGTH} characters.`)
  .max(2000, 'Reason must be 2,000 characters or fewer.');

/** What a person says of a match, in their own words. It stands beside the computed score and never replaces it. */
export const Assessment = z.object({
  verdict: OverrideVerdict,
  /** The person's own score, if they gave one. */
  score: Fraction.nullable(),
  reason: z.string(),
  at: Timestamp,
});
export type Assessment = z.infer<typeof Assessment>;

export const OverrideInput = z.object({
  verdict: OverrideVerdict,
  score: z
    .number('Score must be a number from 0 to 1.')
    .min(0, 'Score must be a number from 0 to 1.')
    .max(1, 'Score must be a number from 0 to 1.')
    .nullish(),
  reason: Reason,
});
export type OverrideInput = z.output<typeof OverrideInput>;
