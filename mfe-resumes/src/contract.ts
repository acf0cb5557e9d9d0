/** The resume list takes no props. */
export type ResumeListProps = object;

/** The widgets that mfe-resumes exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The newest resumes, in a card of their own. */
    'mfe_resumes/ResumeList': ResumeListProps;
  }
}
