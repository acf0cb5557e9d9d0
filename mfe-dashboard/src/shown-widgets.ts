/** The types of the widgets that the dashboard shows: erased by the compiler, so no remote's code is bundled here. */
export type * from '@shortlist/mfe-ai/contract';
export type * from '@shortlist/mfe-jobs/contract';
export type * from '@shortlist/mfe-resumes/contract';
