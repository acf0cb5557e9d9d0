import type { TabProps } from '@shortlist/platform';

/** The widgets that mfe-ai exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** Every position that has matches, with its best resumes and their strongest words, in a card of its own. */
    'mfe_ai/MatchHistory': object;
    /**
     * Tab of the dashboard: analyses of resumes alone or against a position. `mode` is standalone or matching; `job`
     * and `resumes`, ids joined by commas, are chosen at the start.
     */
    'mfe_ai/Analyze': TabProps<'mode' | 'job' | 'resumes'>;
    /** Tab of the dashboard: positions and the applicants of one, by its id. */
    'mfe_ai/MatchScore': TabProps<'job' | 'date' | 'company' | 'position'>;
  }
}

/**
 * What `/jobs/:jobId/resumes/match_batch_results` expects as navigation state: the resumes to match, in
 * the order in which they are sent.
 */
export interface BatchResultsState {
  readonly resumeIds: readonly string[];
}
