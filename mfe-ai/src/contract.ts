import type { Job } from '@shortlist/api-contract';
import type { TabProps } from '@shortlist/platform';

/** What a widget beside a position is told. */
export interface MatchResumesProps {
  readonly job: Job;
}

/** The widgets that mfe-ai exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** Every position that has matches, with its best resumes and their strongest words, in a card of its own. */
    'mfe_ai/MatchHistory': object;
    /** How far matching all resumes against a position is; while none is matched, some to begin with. */
    'mfe_ai/MatchResumes': MatchResumesProps;
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
