/** A recorded outcome, as the database returns it. */
export interface OutcomeRow {
  readonly id: string;
  readonly job_id: string;
  readonly resume_id: string;
  readonly interviewed_on: string | null;
  readonly offer_sent_on: string | null;
  readonly offer_accepted_on: string | null;
  readonly updated_at: string;
}

/** Its columns, of `outcomes o`. */
export const OUTCOME_ROW = `o.id, o.job_id, o.resume_id, o.interviewed_on::text as interviewed_on,
  o.offer_sent_on::text as offer_sent_on, o.offer_accepted_on::text as offer_accepted_on, o.updated_at`;
