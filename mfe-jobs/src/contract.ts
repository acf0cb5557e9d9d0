import type { Job } from '@shortlist/api-contract';
import type { TabProps } from '@shortlist/platform';

/** The job list takes no props. */
export type JobListProps = object;

/** A position, and what happens where it is shown once it is deleted. */
export interface PositionActionsProps {
  readonly job: Job;
  /** The edit is opened: from now on it is this one that is meant. */
  readonly onEdit?: () => void;
  readonly onDeleted: () => void;
}

/** The widgets that mfe-jobs exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The newest positions, in a card of their own. */
    'mfe_jobs/JobList': JobListProps;
    /** The buttons Edit and Delete of a position, with their dialogs and notifications. */
    'mfe_jobs/PositionActions': PositionActionsProps;
    /** Tab of the dashboard: the form of a position with its drafts, then its success. */
    'mfe_jobs/PostPosition': TabProps;
    /** Tab of the dashboard: active and inactive positions and the details of one, by its id. */
    'mfe_jobs/PositionManagement': TabProps<'job'>;
    /** Tab of the dashboard: the board of positions by stage, and its filters. */
    'mfe_jobs/TrackingBoard': TabProps<'date' | 'company' | 'position'>;
  }

  interface SlotContracts {
    /** Below the resumes of a position on its page, for widgets in cards of their own. */
    'mfe_jobs/Position': { readonly job: Job };
  }
}
