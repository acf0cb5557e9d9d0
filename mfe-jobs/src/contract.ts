/** The job list takes no props. */
export type JobListProps = object;

/** The widgets that mfe-jobs exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The newest positions, in a card of their own. */
    'mfe_jobs/JobList': JobListProps;
  }
}
