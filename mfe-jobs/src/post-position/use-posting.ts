import { jobs, serializeJobDescription } from '@shortlist/api-contract';
import { useEndpoint } from '@shortlist/platform';
import type { JobEdit } from '../job-form/job-edit.ts';
import { fieldErrorsOf, useSubmission } from '../job-form/use-submission.ts';
import { changeDraft } from './use-position-draft.ts';

const MISSING = 'Please fill in title and description';

/** Posts what is written, and goes on to the success view. */
export function usePosting(edit: JobEdit) {
  const create = useEndpoint(jobs.create);

  async function post() {
    const description = serializeJobDescription({ text: edit.description, metadata: edit.details });
    const { id, title } = await create.mutateAsync({ body: { title: edit.title, description } });
    changeDraft((draft) => ({ ...draft, step: 'posted', posted: { id, name: title } }));
  }

  return useSubmission(edit, post, faultsOf);
}

/** The first field that is missing has the sentence, and takes the focus. */
function faultsOf(edit: JobEdit): Record<string, string> {
  if (edit.title.trim() === '') return { title: MISSING };
  if (edit.description.trim() === '') return { description: MISSING };
  return fieldErrorsOf(edit);
}
