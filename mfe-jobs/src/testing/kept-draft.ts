import { aUser } from '@shortlist/api-contract/testing';
import { type JobEdit, NO_JOB } from '../job-form/job-edit.ts';

/** Who is signed in in the stories of this remote. */
export const recruiter = aUser();

/** Leaves a draft in this tab, as if its page had been reloaded. */
export function keepDraft(name: string, edit: Partial<JobEdit>, base: JobEdit = NO_JOB): void {
  const draft = { edit: { ...base, ...edit }, base };
  sessionStorage.setItem(`shortlist.jobs.${recruiter.id}.draft.${name}`, JSON.stringify(draft));
}
