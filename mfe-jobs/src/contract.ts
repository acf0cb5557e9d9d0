import type { TabProps } from '@shortlist/platform';

/** The job list takes no props. */
export type JobListProps = object;

/** The widgets that mfe-jobs exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The newest positions, in a card of their own. */
    'mfe_jobs/JobList': JobListProps;
    /** Tab of the dashboard: the form of a position with its drafts, then its success. */
    'mfe_jobs/PostPosition': TabProps;
    /** Tab of the dashboard: active and inactive positions and the details of one, by its id. */
    'mfe_jobs/PositionManagement': TabProps<'job'>;
    /** Tab of the dashboard: the board of positions by stage, and its filters. */
    'mfe_jobs/TrackingBoard': TabProps<'date' | 'company' | 'position'>;
  }
}
