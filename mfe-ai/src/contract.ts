/** The widgets that mfe-ai exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** Every position that has matches, with its best resumes and their strongest words, in a card of its own. */
    'mfe_ai/MatchHistory': object;
  }
}

/**
 * What `/jobs/:jobId/resumes/match_batch_results` expects as navigation state: the resumes to match, in
 * the order in which they are sent.
 */
export interface BatchResultsState {
  readonly resumeIds: readonly string[];
}
