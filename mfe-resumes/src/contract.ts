import type { Resume } from '@shortlist/api-contract';
import type { TabProps } from '@shortlist/platform';

/** The resume list takes no props. */
export type ResumeListProps = object;

/** The widgets that mfe-resumes exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The newest resumes, in a card of their own. */
    'mfe_resumes/ResumeList': ResumeListProps;
    /** Tab of the dashboard: files, their upload, its success. */
    'mfe_resumes/UploadResumes': TabProps;
    /** Tab of the dashboard: resumes by status and the details of one, by its id. */
    'mfe_resumes/ResumeManagement': TabProps<'resume'>;
    /** Tab of the dashboard: the table of all resumes with their scores, and the detail of one, by its id. */
    'mfe_resumes/ResumeScores': TabProps<'resume' | 'search' | 'date' | 'company' | 'position' | 'sort'>;
  }

  interface SlotContracts {
    /** Below the positions that a resume is matched against, in its scores, for widgets in cards of their own. */
    'mfe_resumes/ResumeScore': { readonly resume: Resume };
  }
}
