import type { Job, Resume } from '@shortlist/api-contract';
import type { TabProps } from '@shortlist/platform';

/** What a widget beside a position is told. */
export interface MatchResumesProps {
  readonly job: Job;
}

/** Beside what the widget of what is to check stands. */
export type ToCheckProps = { readonly job: Pick<Job, 'id'> } | { readonly resume: Pick<Resume, 'id'> };

/** The widgets that mfe-ai exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** Every position that has matches, with its best resumes and their strongest words, in a card of its own. */
    'mfe_ai/MatchHistory': object;
    /** How far matching all resumes against a position is; while none is matched, some to begin with. */
    'mfe_ai/MatchResumes': MatchResumesProps;
    /** What is to check in the matches of a position or a resume, settled in a row; nothing where nothing is. */
    'mfe_ai/ToCheck': ToCheckProps;
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
